import { existsSync } from "node:fs";
import { verifyBackup } from "../lib/backup/file.ts";
import { assertSameKeys, fingerprintKeys } from "../lib/backup/keys.ts";
import { loadDatabase } from "../lib/backup/load.ts";
import { migrate } from "../lib/migrate.ts";
import { phase } from "../lib/phase.mjs";
import { withDatabase } from "../lib/postgres/embedded.ts";
import { UserFacingError } from "../lib/project.mjs";
import { loadSettings } from "../lib/settings.ts";

export default async function restore(args: string[]): Promise<void> {
  const path = args.find((arg) => !arg.startsWith("--"));
  if (!path || !existsSync(path))
    throw new UserFacingError(
      `${path ? `There is no ${path}. ` : ""}Please name the backup: npm run restore -- FILE [--replace]`,
    );
  const { env } = loadSettings("start");
  const { header, tables, rows } = await phase("Checking the backup", () => verifyBackup(path));
  assertSameKeys(header.keys, fingerprintKeys(env));
  await phase("Restoring", async (note) => {
    await withDatabase(async (url) => {
      await loadDatabase(url, { path, header, isReplacing: args.includes("--replace") });
      await migrate(url);
    });
    note(`${rows} rows of ${tables} tables, as of ${header.createdAt}`);
  });
  console.log("\nPeople who were deleted since then are deleted again before the next start serves its first request.");
}

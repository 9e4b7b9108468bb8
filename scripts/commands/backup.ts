import { mkdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { dumpDatabase } from "../lib/backup/dump.ts";
import { fingerprintKeys } from "../lib/backup/keys.ts";
import { migrate } from "../lib/migrate.ts";
import { phase } from "../lib/phase.mjs";
import { withDatabase } from "../lib/postgres/embedded.ts";
import { UserFacingError } from "../lib/project.mjs";
import { loadSettings } from "../lib/settings.ts";

export default async function backup([folder]: string[]): Promise<void> {
  if (!folder)
    throw new UserFacingError("Please name the folder for the backup: npm run backup -- /var/backups/clarity");
  const { env } = loadSettings("start");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stamp = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const path = join(resolve(folder), `clarity-${stamp}.backup`);
  await phase("Backing up", async (note) => {
    const { tables, rows } = await withDatabase(async (url) => {
      await migrate(url);
      return dumpDatabase(url, path, fingerprintKeys(env));
    });
    note(`${rows} rows of ${tables} tables, ${(statSync(path).size / 1_000_000).toFixed(1)} MB`);
  });
  console.log(
    `\n${path}\nIt does not hold the secrets: keep .data/secrets.env (or your settings) beside it, and keep no backup longer than 30 days.`,
  );
}

/** `npm run bench -- backup`: time and size of a backup of a million messages, and the time of its restore. */
import { randomBytes } from "node:crypto";
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { dumpDatabase } from "../scripts/lib/backup/dump.ts";
import { verifyBackup } from "../scripts/lib/backup/file.ts";
import { loadDatabase } from "../scripts/lib/backup/load.ts";
import { withClient } from "../scripts/lib/postgres/client.ts";
import { startServer, stopServer } from "../scripts/lib/postgres/server.ts";
import { makeTemporaryHome } from "../scripts/lib/postgres/temporary.ts";
import { inRoot } from "../scripts/lib/project.mjs";
import { createScratchDatabase } from "../tests/support/scratch-database.ts";

const GOAL_SECONDS = 60;
const PERSON = 4_711;

const home = makeTemporaryHome();
const server = await startServer({
  dataDir: join(home, "data"),
  logFile: join(home, "log"),
  adminPassword: randomBytes(16).toString("hex"),
  isDurable: true,
});

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}

try {
  const from = await createScratchDatabase(server.adminUrl);
  const history = readFileSync(inRoot("bench", "chat", "seed-history.sql"), "utf8").replaceAll("$PERSON", `${PERSON}`);
  await withClient(from, async (client) => {
    await client.query(
      `INSERT INTO try_users (id, email, email_key, updated_at) VALUES (${PERSON}, 'a@b.example', 'a@b.example', now())`,
    );
    await client.query(history);
    await client.query("CHECKPOINT");
  });
  const path = join(home, "one.backup");
  const keys = { authSecret: "", tokenKeys: [] };
  const saved = await seconds(() => dumpDatabase(from, path, keys));
  const to = await createScratchDatabase(server.adminUrl);
  const restored = await seconds(async () => {
    const { header } = await verifyBackup(path);
    await loadDatabase(to, { path, header, isReplacing: false });
  });
  console.table({
    backup: { seconds: saved.toFixed(1), MB: (statSync(path).size / 1e6).toFixed(0) },
    restore: { seconds: restored.toFixed(1), MB: "" },
  });
  console.log(
    `backup: a million messages ${restored < GOAL_SECONDS ? "under" : "NOT under"} ${GOAL_SECONDS} s each way`,
  );
} finally {
  await stopServer(server, 10_000);
  rmSync(home, { recursive: true, force: true });
}

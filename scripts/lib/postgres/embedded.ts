import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { readHolder, START_LOCK, withStartLock } from "../lock.mjs";
import { inData } from "../project.mjs";
import { ensureDataDir, ensureSecrets, readSecrets } from "../secrets.ts";
import { givenValues } from "../settings.ts";
import { canEnter, postgresAccount, sharedDataDir } from "./account.ts";
import { appDatabaseUrl, ensureAppDatabase } from "./roles.ts";
import { type Server, startServer, stopServer } from "./server.ts";

const LINK = inData("postgres");
const PORT_FILE = inData("postgres.port");

const storedPort = (): number => (existsSync(PORT_FILE) ? Number(readFileSync(PORT_FILE, "utf8")) || 0 : 0);

function findDataDirectory(): string {
  ensureDataDir();
  if (existsSync(LINK)) return realpathSync(LINK);
  rmSync(LINK, { force: true }); // Its target is gone.
  if (canEnter(postgresAccount(LINK), inData())) return LINK;
  const place = mkdtempSync(join(sharedDataDir(), "data-"));
  chmodSync(place, 0o711);
  symlinkSync(join(place, "postgres"), LINK);
  return join(place, "postgres");
}

export async function startEmbedded(): Promise<{ server: Server; url: string }> {
  const secrets = ensureSecrets(["EMBEDDED_DATABASE_PASSWORD", "EMBEDDED_DATABASE_ADMIN_PASSWORD"]);
  const server = await startServer({
    dataDir: findDataDirectory(),
    logFile: inData("postgres.log"),
    adminPassword: secrets.EMBEDDED_DATABASE_ADMIN_PASSWORD ?? "",
    preferredPort: storedPort(),
    isDurable: true,
  });
  writeFileSync(PORT_FILE, `${server.port}\n`);
  return { server, url: await ensureAppDatabase(server.adminUrl, secrets.EMBEDDED_DATABASE_PASSWORD ?? "") };
}

/**
 * Runs work on this checkout's database: that of DATABASE_URL, or the embedded one, which is started for the duration
 * unless Clarity is running. Does not change the schema; see `migrate`.
 */
export async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const { DATABASE_URL } = givenValues();
  if (DATABASE_URL) return work(DATABASE_URL);
  const holder = readHolder(START_LOCK);
  if (holder?.url) return work(appDatabaseUrl(storedPort(), readSecrets().EMBEDDED_DATABASE_PASSWORD ?? ""));
  const workOnEmbedded = async () => {
    const { server, url } = await startEmbedded();
    try {
      return await work(url);
    } finally {
      await stopServer(server, 10_000);
    }
  };
  return holder?.pid === process.pid ? workOnEmbedded() : withStartLock(workOnEmbedded);
}

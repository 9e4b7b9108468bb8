import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  chownSync,
  existsSync,
} from "node:fs";
import { join } from "node:path";
import { ensureDataDir } from "../data-dir.ts";
import { inData } from "../project.mjs";
import { ensureSecrets } from "../secrets.ts";
import { canEnter, postgresAccount } from "./account.ts";
import { ensureAppDatabase } from "./roles.ts";
import { findServer, type Server, type ServerOptions, startServer } from "./server.ts";
import { sharedPlace } from "./shared-place.ts";

const LINK = inData("postgres");
const PORT_FILE = inData("postgres.port");

/** Where this checkout's data is: .data/postgres, or, when PostgreSQL's account cannot get there, where that link points. */
function dataPlace(): string {
  ensureDataDir();
  if (existsSync(LINK)) return realpathSync(LINK);
  rmSync(LINK, { force: true }); // A link to a place that is gone.
  const account = postgresAccount(LINK);
  if (canEnter(account, inData())) return LINK;
  const place = mkdtempSync(join(sharedPlace(account), "data-"));
  if (account) chownSync(place, account.uid, account.gid);
  const target = join(place, "postgres");
  mkdirSync(target);
  symlinkSync(target, LINK);
  return target;
}

function options(): ServerOptions & { appPassword: string } {
  const secrets = ensureSecrets(["EMBEDDED_DATABASE_PASSWORD", "EMBEDDED_DATABASE_ADMIN_PASSWORD"]);
  return {
    dataDir: dataPlace(),
    logFile: inData("postgres.log"),
    adminPassword: secrets.EMBEDDED_DATABASE_ADMIN_PASSWORD ?? "",
    appPassword: secrets.EMBEDDED_DATABASE_PASSWORD ?? "",
    preferredPort: existsSync(PORT_FILE) ? Number(readFileSync(PORT_FILE, "utf8")) || undefined : undefined,
    isDurable: true,
  };
}

/** This checkout's own server, started or found running. */
export async function startEmbedded(): Promise<{ server: Server; url: string }> {
  const { appPassword, ...wanted } = options();
  const server = await startServer(wanted);
  writeFileSync(PORT_FILE, `${server.port}\n`);
  return { server, url: await ensureAppDatabase(server.adminUrl, appPassword) };
}

/** This checkout's own server if it runs. */
export async function findEmbedded(): Promise<Server | null> {
  return existsSync(LINK) ? findServer(options()) : null;
}

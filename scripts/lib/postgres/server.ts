import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { processStartTime } from "../../../lib/server/process/process-start-time.mjs";
import { endProcess, hasEnded } from "../child-process.ts";
import { LOOPBACK, LOOPBACK_HOST } from "../loopback.mjs";
import { keepTrimmed } from "../log-file.ts";
import { freePort } from "../ports.ts";
import { UserFacingError } from "../project.mjs";
import { type Account, postgresAccount } from "./account.ts";
import { findPrograms } from "./programs.ts";
import { codeOf, withClient } from "./client.ts";
import { ADMIN, asAccount, type DataOptions, ensureDataDirectory, setAdminPassword } from "./data-directory.ts";

interface ServerOptions extends DataOptions {
  logFile: string;
  preferredPort?: number;
}

export interface Server {
  port: number;
  /** For creating roles and databases; never for the application. */
  adminUrl: string;
  child: ChildProcess;
}

const READY_TIMEOUT_MS = 120_000;
const TAKEOVER_TIMEOUT_MS = 15_000;
const WRONG_PASSWORD = "28P01";
const DURABLE = ["fsync=on", "synchronous_commit=on"];
const THROW_AWAY = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
const SETTINGS = [
  `listen_addresses=${LOOPBACK}`,
  "unix_socket_directories=", // A socket's path may have at most 107 bytes, and a checkout's path may be longer.
  "max_connections=80",
  "shared_buffers=64MB",
  "timezone=UTC",
  "log_timezone=UTC",
  "log_error_verbosity=terse", // A message's detail may quote a row.
];

/** @throws UserFacingError when the server does not start */
export async function startServer(options: ServerOptions): Promise<Server> {
  await stopOrphan(options.dataDir);
  const account = postgresAccount(options.dataDir);
  const programs = findPrograms(account);
  ensureDataDirectory(programs, account, options);
  keepTrimmed(options.logFile);
  let port = options.preferredPort || (await freePort());
  for (const giveUpAt = Date.now() + TAKEOVER_TIMEOUT_MS; ; await sleep(200)) {
    const { server, readLog } = spawnServer(programs, account, options, port);
    const failure = await waitUntilAnswering(server);
    if (!failure) return server;
    await stopServer(server, TAKEOVER_TIMEOUT_MS);
    const log = readLog();
    const isLate = Date.now() > giveUpAt;
    if (/could not bind/.test(log) && !isLate) port = await freePort();
    // The secrets were lost and created again while the data stayed.
    else if (codeOf(failure) === WRONG_PASSWORD && !isLate) setAdminPassword(programs, account, options);
    // The other processes of a killed server, and their shared memory, disappear within moments.
    else if (!/lock file|shared memory block/.test(log) || isLate)
      throw new UserFacingError("The embedded database did not start; `npm run doctor` looks for the cause.", {
        detail: log.trim().split("\n").slice(-5).join("\n"),
      });
  }
}

/** Returns null, or why the server ended, refuses or takes too long. */
async function waitUntilAnswering({ adminUrl, child }: Server): Promise<unknown> {
  let failure: unknown = "ended";
  for (const giveUpAt = Date.now() + READY_TIMEOUT_MS; !hasEnded(child) && Date.now() < giveUpAt; await sleep(25)) {
    try {
      await withClient(adminUrl, (client) => client.query("SELECT 1"));
      return null;
    } catch (error) {
      failure = error;
      if (codeOf(error) === WRONG_PASSWORD) break;
    }
  }
  return failure;
}

/**
 * Stops the server that a killed command left on a data directory. Its id in postmaster.pid may now belong to another
 * program (after a crash, or in a new container); the file is then removed, as PostgreSQL would refuse to start.
 */
async function stopOrphan(dataDir: string): Promise<void> {
  const file = join(dataDir, "postmaster.pid");
  const pid = existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : 0;
  if (!pid) return;
  const commandFile = `/proc/${pid}/cmdline`;
  const isOurs = !existsSync(commandFile) || readFileSync(commandFile, "utf8").includes("postgres");
  const isRunning = () => isOurs && processStartTime(pid) !== null;
  if (isRunning()) process.kill(pid, "SIGINT");
  for (const giveUpAt = Date.now() + TAKEOVER_TIMEOUT_MS; isRunning(); await sleep(25))
    if (Date.now() > giveUpAt)
      throw new UserFacingError(`Another PostgreSQL (process ${pid}) holds ${dataDir}; please stop it.`);
  rmSync(file, { force: true });
}

/** A separate process group: Ctrl-C must reach only the start command, which stops the parts in order. */
function spawnServer(programs: string, account: Account, options: ServerOptions, port: number) {
  const { dataDir, logFile, adminPassword, isDurable } = options;
  const log = openSync(logFile, "a", 0o600);
  const from = statSync(logFile).size;
  const settings = [...SETTINGS, ...(isDurable ? DURABLE : THROW_AWAY)].flatMap((setting) => ["-c", setting]);
  const child = spawn(join(programs, "postgres"), ["-D", dataDir, "-p", String(port), ...settings], {
    ...asAccount(account),
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.on("error", () => undefined); // A program that cannot be run ends at once, with nothing in the log.
  const adminUrl = `postgresql://${ADMIN}:${encodeURIComponent(adminPassword)}@${LOOPBACK_HOST}:${port}/postgres`;
  return { server: { port, adminUrl, child }, readLog: () => readFileSync(logFile).subarray(from).toString() };
}

/** Fast shutdown, then an immediate one, after which the next start recovers from the WAL. */
export const stopServer = ({ child }: Server, withinMs: number): Promise<void> =>
  endProcess(child, withinMs, ["SIGINT", "SIGQUIT"]);

import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { hasEnded, whenEnded } from "../child-process.ts";
import { freePort, isPortFree } from "../ports.ts";
import { Refusal } from "../project.mjs";
import { keepTrimmed } from "../trim-log.ts";
import { type Account, postgresAccount } from "./account.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import { codeOf, withClient } from "./client.ts";
import { ADMIN, asAccount, ensureDataDirectory, setAdminPassword } from "./data-directory.ts";
import { runningServer } from "./postmaster-file.ts";

export interface ServerOptions {
  /** Where the data is kept, made when it is not there; PostgreSQL's account has to be able to enter the folder above. */
  dataDir: string;
  logFile: string;
  adminPassword: string;
  /** The port of the last time, taken again when it is free. */
  preferredPort?: number;
  /** False for throw-away test data: nothing is forced to the disk. */
  isDurable: boolean;
}

export interface Server {
  pid: number;
  port: number;
  /** The administrator's address, for making roles and databases; never for the application. */
  adminUrl: string;
  /** The process, when this one started it; a server that was found running has none. */
  child?: ChildProcess;
}

const READY_TIMEOUT_MS = 120_000;
const TAKEOVER_TIMEOUT_MS = 15_000;
const WRONG_PASSWORD = "28P01";
const DURABLE = ["fsync=on", "synchronous_commit=on"];
const THROW_AWAY = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
const SETTINGS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=", // Their path may have at most 107 bytes, and a checkout's may be longer.
  "max_connections=80",
  "shared_buffers=64MB",
  "timezone=UTC",
  "log_timezone=UTC",
  "log_error_verbosity=terse", // A message's detail may quote a row.
];

const adminUrlAt = (port: number, password: string): string =>
  `postgresql://${ADMIN}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;

/** Waits until a server answers. Returns false when it ended instead. @throws the server's refusal of the password. */
async function isAnswering(adminUrl: string, isAlive: () => boolean): Promise<boolean> {
  const giveUpAt = Date.now() + READY_TIMEOUT_MS;
  while (isAlive()) {
    try {
      await withClient(adminUrl, (client) => client.query("SELECT 1"));
      return true;
    } catch (error) {
      if (codeOf(error) === WRONG_PASSWORD) throw error;
      if (Date.now() > giveUpAt) throw new Refusal("The database did not become ready.", { detail: String(error) });
    }
    await sleep(25);
  }
  return false;
}

/** Starts the server of a data directory, making the data first when there is none, or finds the one that runs there. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const account = postgresAccount(options.dataDir);
  const found = await findServer(options);
  if (found) return found;
  const binaries = await findBinaries(account);
  ensureDataDirectory(binaries, account, options);
  try {
    return await launch(binaries, account, options);
  } catch (error) {
    if (codeOf(error) !== WRONG_PASSWORD) throw error;
    // The secrets were lost and made anew while the data stayed.
    setAdminPassword(binaries, account, options);
    return launch(binaries, account, options);
  }
}

/** The server that already runs on a data directory, once it answers; null when none does. */
export async function findServer({ dataDir, adminPassword }: ServerOptions): Promise<Server | null> {
  const running = runningServer(dataDir);
  if (!running) return null;
  const server: Server = { ...running, adminUrl: adminUrlAt(running.port, adminPassword) };
  try {
    const answers = await isAnswering(server.adminUrl, () => runningServer(dataDir)?.pid === running.pid);
    return answers ? server : null;
  } catch (error) {
    if (codeOf(error) !== WRONG_PASSWORD) throw error;
    await stopServer(server, READY_TIMEOUT_MS);
    return null;
  }
}

async function launch(binaries: Binaries, account: Account, options: ServerOptions): Promise<Server> {
  const giveUpAt = Date.now() + TAKEOVER_TIMEOUT_MS;
  let { preferredPort } = options;
  for (;;) {
    const port = preferredPort && (await isPortFree(preferredPort, "127.0.0.1")) ? preferredPort : await freePort();
    const { child, logged } = spawnServer(binaries, account, options, port);
    const server = { pid: child.pid ?? 0, port, adminUrl: adminUrlAt(port, options.adminPassword), child };
    try {
      if (await isAnswering(server.adminUrl, () => !hasEnded(child))) return server;
    } catch (error) {
      await stopServer(server, TAKEOVER_TIMEOUT_MS);
      throw error;
    }
    const log = logged();
    if (/could not bind/.test(log)) preferredPort = undefined;
    // What a killed server left behind (its other processes, their memory) goes away by itself within moments.
    else if (!/lock file|shared memory block/.test(log) || Date.now() > giveUpAt)
      throw new Refusal("The embedded database did not start.", {
        detail: log.trim().split("\n").slice(-5).join("\n"),
      });
    await sleep(200);
  }
}

/** The server gets a process group of its own: a Ctrl-C is for the start command, which ends things in their order. */
function spawnServer(binaries: Binaries, account: Account, options: ServerOptions, port: number) {
  const { dataDir, logFile, isDurable } = options;
  const trimming = keepTrimmed(logFile);
  const log = openSync(logFile, "a", 0o600);
  const from = statSync(logFile).size;
  const settings = [...SETTINGS, ...(isDurable ? DURABLE : THROW_AWAY)].flatMap((setting) => ["-c", setting]);
  const child = spawn(binaries.postgres, ["-D", dataDir, "-p", String(port), ...settings], {
    ...asAccount(account),
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.once("close", () => clearInterval(trimming));
  child.on("error", () => undefined); // A program that cannot be run ends at once, with nothing in the log.
  return { child, logged: () => readFileSync(logFile).subarray(from).toString() };
}

function isAlive({ pid, child }: Server): boolean {
  if (child) return !hasEnded(child);
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Resolves when a server has ended, be it this process's own or one that was found running. */
export async function whenServerEnded(server: Server | undefined): Promise<string> {
  if (!server) return "not started";
  if (server.child) return whenEnded(server.child);
  while (isAlive(server)) await sleep(500, undefined, { ref: false });
  return "gone";
}

async function isGoneWithin(server: Server, ms: number): Promise<boolean> {
  const giveUpAt = Date.now() + ms;
  while (isAlive(server)) {
    if (Date.now() > giveUpAt) return false;
    await sleep(25);
  }
  return true;
}

/** Ends a server in order, or, when the time is over, at once; committed data is safe in both. */
export async function stopServer(server: Server, withinMs: number): Promise<void> {
  for (const [signal, ms] of [
    ["SIGINT", withinMs],
    ["SIGQUIT", 2_000],
    ["SIGKILL", 2_000],
  ] as const) {
    if (!isAlive(server)) return;
    try {
      process.kill(server.pid, signal);
    } catch {
      return;
    }
    if (await isGoneWithin(server, ms)) return;
  }
}

import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { aborted } from "node:util";
import { spawnApp, waitUntilReady } from "./app-process.ts";
import { ensureBuild, ensureGenerated } from "../build.ts";
import { endProcess, whenEnded } from "../child-process.ts";
import { rewriteLock, START_LOCK, unlock } from "../lock.mjs";
import { migrate } from "../migrate.ts";
import { type AppOutput, openSink, passOutput } from "./output.ts";
import { phase } from "../phase.mjs";
import { isPortFree } from "../ports.ts";
import { startEmbedded } from "../postgres/embedded.ts";
import { type Server, stopServer } from "../postgres/server.ts";
import { waitForDatabase } from "../postgres/wait-for-database.ts";
import { UserFacingError } from "../project.mjs";
import { appEnvironment, loadSettings, type Settings } from "../settings.ts";
import { stopRequest } from "../stop-request.mjs";

// Together below the ten seconds after which service managers and people stop waiting.
const APP_STOP_MS = 8_500;
const DATABASE_STOP_MS = 1_000;

export interface AppStack {
  settings: Settings;
  output: AppOutput;
  /** Null when the output goes to the terminal. */
  logFile: string | null;
  /** Says which part ended by itself; undefined after a stop request. */
  whenEnded(): Promise<string | undefined>;
}

/**
 * Brings up database, build and application with one line per phase, runs `work`, and takes them down, also when a phase
 * fails or a stop is requested. The start lock belongs to this command already.
 */
export async function withAppStack(mode: "start" | "dev", work: (stack: AppStack) => Promise<void>): Promise<void> {
  const stop = stopRequest();
  const step: typeof phase = (name, run) => {
    stop.throwIfAborted();
    return phase(name, run);
  };
  let server: Server | undefined;
  let app: ChildProcess | undefined;
  let isReady = false;
  rewriteLock(START_LOCK);
  try {
    const settings = loadSettings(mode);
    const { env, values } = settings;
    const { sink, file: logFile } = openSink(mode);
    await waitForPort(env, stop);
    let databaseUrl = values.DATABASE_URL ?? "";
    if (!databaseUrl) ({ server, url: databaseUrl } = await step("Starting the database", () => startEmbedded()));
    else await step("Reaching the database", (note) => waitForDatabase(databaseUrl, { stop, onWait: note }));
    await step("Applying migrations", async (note) => note(`${(await migrate(databaseUrl)).length} applied`));
    await step("Preparing the data layer", async (note) => note((await ensureGenerated(stop)) ? "" : "unchanged"));
    if (mode === "start")
      await step("Building", async (note) => note((await ensureBuild(stop, note)) ? "" : "unchanged"));
    const child = spawnApp({ mode, host: env.LISTEN_HOST, port: env.PORT, env: appEnvironment(settings, databaseUrl) });
    app = child;
    const output = passOutput(child, sink);
    const ends: Promise<string | undefined>[] = [
      aborted(stop, stop).then(() => undefined),
      whenEnded(child).then((how) => `The application ended (${how})`),
    ];
    if (server) ends.push(whenEnded(server.child).then((how) => `The database ended (${how})`));
    await step("Starting the application", () => waitForApp(child, output, env));
    isReady = true;
    rewriteLock(START_LOCK, { url: env.APP_URL }); // Tells other commands that the database is running.
    await work({ settings, output, logFile, whenEnded: () => Promise.race(ends) });
  } finally {
    rewriteLock(START_LOCK); // It runs no more.
    const since = performance.now();
    if (isReady) process.stdout.write("\nStopping\n");
    if (app) await endProcess(app, APP_STOP_MS);
    if (server) await stopServer(server, DATABASE_STOP_MS);
    if (isReady) console.log(`Stopped after ${((performance.now() - since) / 1000).toFixed(1)} s`);
    unlock(START_LOCK);
  }
}

/** Waits for a busy port, because after `kill -9` the previous start's application ends only within seconds. */
async function waitForPort({ LISTEN_HOST, PORT }: Settings["env"], stop: AbortSignal): Promise<void> {
  // A program that listens on ::1 alone would receive requests to `localhost` instead of this one.
  const hosts = LISTEN_HOST === "127.0.0.1" ? [LISTEN_HOST, "::1"] : [LISTEN_HOST];
  const isFree = async () => (await Promise.all(hosts.map((host) => isPortFree(PORT, host)))).every(Boolean);
  for (const giveUpAt = Date.now() + APP_STOP_MS; !(await isFree()); await sleep(250)) {
    stop.throwIfAborted();
    if (Date.now() > giveUpAt)
      throw new UserFacingError(
        `Port ${PORT} is in use by another program. Stop that program, or choose another port: PORT=${PORT + 1} npm start`,
      );
  }
}

async function waitForApp(app: ChildProcess, output: AppOutput, { LISTEN_HOST, PORT }: Settings["env"]): Promise<void> {
  const host = LISTEN_HOST.includes(":") ? `[${LISTEN_HOST}]` : LISTEN_HOST;
  try {
    await waitUntilReady(app, `http://${host}:${PORT}`);
  } catch (error) {
    await sleep(50); // Its last lines may still arrive.
    if (error instanceof UserFacingError)
      error.detail = [error.detail, output.recent().trim()].filter(Boolean).join("\n");
    throw error;
  }
  output.ready();
}

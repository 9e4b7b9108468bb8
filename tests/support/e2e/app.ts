import { once } from "node:events";
import { spawnApp, waitUntilReady } from "../../../scripts/lib/app-process.ts";
import { endProcess, endsWithin } from "../../../scripts/lib/child-process.ts";
import { freePort } from "../../../scripts/lib/ports.ts";
import { startTemporaryServer } from "../../../scripts/lib/postgres/temporary.ts";
import { minimalEnv } from "../../../scripts/lib/settings.ts";
import { createScratchDatabase, dropDatabases } from "../scratch-database.ts";
import { TEST_SETTINGS } from "../test-settings.ts";
import type { Lifetime } from "./suite.ts";

export interface RunningApp {
  url: string;
  accessCode: string;
  databaseUrl: string;
  pid: number;
  output(): string;
  /** Sends SIGTERM and returns the exit code; `restart` starts it on the same port and data. */
  stop(): Promise<number | null>;
  restart(): Promise<void>;
  abandon(): Promise<void>;
  kill(): Promise<void>;
}

interface AppOptions {
  /** Settings in addition to `TEST_SETTINGS`, such as `OPENAI_BASE_URL` of a fake server. */
  env?: Record<string, string>;
  port?: number;
  /** Of another running application, which it then shares; otherwise it has its own. */
  databaseUrl?: string;
}

// Limits count per network, and all tests share one.
const MANY = "1000";
const READY_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 12_000;

/**
 * The production build on a free port, with its own database. Both are removed with the test or suite that asked for
 * them.
 */
export async function startApp(
  t: Lifetime,
  { env = {}, port: chosen, databaseUrl: shared }: AppOptions = {},
): Promise<RunningApp> {
  const server = shared || process.env.DATABASE_URL ? null : await startTemporaryServer();
  const serverUrl = server?.url ?? process.env.DATABASE_URL ?? "";
  const databaseUrl = shared ?? (await createScratchDatabase(serverUrl));
  const port = chosen ?? (await freePort());
  const url = `http://localhost:${port}`;
  const settings: Record<string, string> = {
    ...TEST_SETTINGS,
    RATE_LIMIT_SCALE: MANY,
    PORT: String(port),
    APP_URL: url,
    ...env,
  };
  let output = "";
  let closed: Promise<unknown>;
  const launch = async () => {
    const child = spawnApp({
      mode: "start",
      host: "127.0.0.1",
      port,
      env: { ...minimalEnv(), ...settings, DATABASE_URL: databaseUrl },
    });
    closed = once(child, "close");
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
    await waitUntilReady(child, { url, timeoutMs: READY_TIMEOUT_MS }).catch(async (error: unknown) => {
      await endProcess(child, STOP_TIMEOUT_MS);
      throw new Error(`${String(error)}\n${output}`);
    });
    return child;
  };
  let child = await launch();
  t.after(async () => {
    await endProcess(child, STOP_TIMEOUT_MS);
    if (!shared) await dropDatabases(serverUrl, [databaseUrl]);
    await server?.stop();
  });
  return {
    url,
    accessCode: settings.ACCESS_CODE ?? "",
    databaseUrl,
    get pid() {
      return child.pid ?? 0;
    },
    output: () => output,
    stop: async () => {
      await endProcess(child, STOP_TIMEOUT_MS);
      await closed; // Its last lines arrive after its exit.
      return child.exitCode;
    },
    abandon: async () => {
      child.disconnect();
      if (!(await endsWithin(child, STOP_TIMEOUT_MS)))
        throw new Error("The application went on without its supervisor.");
    },
    restart: async () => {
      await endProcess(child, STOP_TIMEOUT_MS);
      child = await launch();
    },
    kill: async () => {
      child.kill("SIGKILL");
      await endProcess(child, STOP_TIMEOUT_MS);
    },
  };
}

import { once } from "node:events";
import { spawnApp, waitUntilReady } from "../../../scripts/lib/app/app-process.ts";
import { endProcess, endsWithin } from "../../../scripts/lib/child-process.ts";
import { freePort } from "../../../scripts/lib/ports.ts";
import { minimalEnv } from "../../../scripts/lib/settings.ts";
import { openScratchDatabase } from "../scratch-database.ts";
import { startRoundRobinProxy } from "../fakes/round-robin-proxy.ts";
import { TEST_SETTINGS } from "../test-settings.ts";
import type { Lifetime } from "./suite.ts";

export interface RunningApp {
  url: string;
  accessCode: string;
  databaseUrl: string;
  pid: number;
  output(): string;
  stop(): Promise<number | null>;
  restart(): Promise<void>;
  abandon(): Promise<void>;
  kill(): Promise<void>;
}

interface AppOptions {
  env?: Record<string, string>;
  port?: number;
  databaseUrl?: string;
}

// Limits count per network, and all tests share one.
const MANY = "1000";
const STOP_TIMEOUT_MS = 12_000;

/** `E2E_INSTANCES=2 npm run test:e2e` runs every journey on that many processes, alternating between requests. */
const INSTANCES = Number(process.env.E2E_INSTANCES ?? 1);

/**
 * The production build on a free port, with its own database. Both are removed with the test or suite that asked for
 * them.
 */
export async function startApp(
  t: Lifetime,
  { env = {}, port: chosen, databaseUrl: shared }: AppOptions = {},
): Promise<RunningApp> {
  const database = shared ? null : await openScratchDatabase();
  const databaseUrl = shared ?? database?.url ?? "";
  const proxy = INSTANCES > 1 ? await startRoundRobinProxy(chosen) : null;
  const ports = proxy ? await Promise.all(Array.from({ length: INSTANCES }, freePort)) : [chosen ?? (await freePort())];
  const addresses = ports.map((port) => `http://localhost:${port}`);
  for (const address of addresses) proxy?.add(address);
  const url = proxy?.url ?? addresses[0] ?? "";
  const settings: Record<string, string> = {
    ...TEST_SETTINGS,
    RATE_LIMIT_SCALE: MANY,
    APP_URL: url,
    ...(proxy && { TRUSTED_PROXY_HOPS: "1" }),
    ...env,
  };
  let output = "";
  let closed: Promise<unknown>;
  const launch = async (port: number) => {
    const child = spawnApp({
      mode: "start",
      host: "127.0.0.1",
      port,
      env: { ...minimalEnv(), ...settings, PORT: String(port), DATABASE_URL: databaseUrl },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
    await waitUntilReady(child, `http://localhost:${port}`).catch(async (error: unknown) => {
      await endProcess(child, STOP_TIMEOUT_MS);
      throw new Error(`${String(error)}\n${output}`);
    });
    return child;
  };
  const launchAll = async () => {
    const started = await Promise.all(ports.map(launch));
    closed = Promise.all(started.map((child) => once(child, "close")));
    return started;
  };
  let children = await launchAll();
  const endAll = () => Promise.all(children.map((child) => endProcess(child, STOP_TIMEOUT_MS)));
  t.after(async () => {
    await endAll();
    await proxy?.close();
    await database?.remove();
  });
  return {
    url,
    accessCode: settings.ACCESS_CODE ?? "",
    databaseUrl,
    get pid() {
      return children[0]?.pid ?? 0;
    },
    output: () => output,
    stop: async () => {
      await endAll();
      await closed; // Its last lines arrive after its exit.
      return children[0]?.exitCode ?? null;
    },
    abandon: async () => {
      for (const child of children) child.disconnect();
      const ends = await Promise.all(children.map((child) => endsWithin(child, STOP_TIMEOUT_MS)));
      if (!ends.every(Boolean)) throw new Error("The application went on without its supervisor.");
    },
    restart: async () => {
      await endAll();
      children = await launchAll();
    },
    kill: async () => {
      for (const child of children) child.kill("SIGKILL");
      await endAll();
    },
  };
}

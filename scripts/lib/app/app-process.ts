import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { hasEnded } from "../child-process.ts";
import { inRoot, ROOT, UserFacingError } from "../project.mjs";

interface AppOptions {
  mode: "start" | "dev";
  host: string;
  port: number;
  env: NodeJS.ProcessEnv;
}

const NEXT = inRoot("node_modules", "next", "dist", "bin", "next");

/**
 * Half of V8's usual young generation, and a heap that grows by at most 70 % before old objects are collected: with 200
 * concurrent replies the peak is about 80 and 20 MB lower (bench/chat). One garbage-collection helper thread instead of
 * four, which delay the replies on two cores, saves 10 to 30 MB more.
 */
const NODE_FLAGS = ["--max-semi-space-size=8", "--heap-growing-percent=70", "--v8-pool-size=1"];

/**
 * `next start` or `next dev` in its own process group, with an IPC channel by which it notices the end of this process.
 */
export function spawnApp({ mode, host, port, env }: AppOptions): ChildProcess {
  // `next dev` passes its flags on by NODE_OPTIONS, which does not accept all of these.
  const flags = mode === "start" ? NODE_FLAGS : [];
  return spawn(process.execPath, [...flags, NEXT, mode, "-H", host, "-p", String(port)], {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
}

const READY_TIMEOUT_MS = 120_000;

export async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  let last = "no answer";
  for (const giveUpAt = Date.now() + READY_TIMEOUT_MS; !hasEnded(child); await sleep(40)) {
    try {
      const response = await fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(5_000) });
      if (response.ok) return;
      last = `${response.status} ${await response.text()}`;
    } catch (error) {
      last = error instanceof Error && error.cause ? String(error.cause) : String(error);
    }
    if (Date.now() > giveUpAt)
      throw new UserFacingError("The application did not become ready; `npm run doctor` looks for the cause.", {
        detail: last,
      });
  }
  throw new UserFacingError("The application ended while it was starting; `npm run doctor` looks for the cause.");
}

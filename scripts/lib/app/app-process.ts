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
 * A quarter of V8's usual young generation, and a heap that grows by at most 30 % before old objects are collected: of
 * what 200 concurrent replies add, two thirds are garbage. The peak is about 50 MB lower than with half of it and 70 %,
 * and about 150 MB lower than without (bench/chat). One garbage-collection helper thread instead of four, which delay
 * the replies on two cores, saves 10 to 30 MB more.
 */
const NODE_FLAGS = ["--max-semi-space-size=4", "--heap-growing-percent=30", "--v8-pool-size=1"];

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

import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { hasEnded } from "./child-process.ts";
import { inRoot, Refusal, ROOT } from "./project.mjs";

interface AppOptions {
  mode: "start" | "dev";
  host: string;
  port: number;
  /** The whole environment of the process. */
  env: NodeJS.ProcessEnv;
}

const NEXT = inRoot("node_modules", "next", "dist", "bin", "next");

/**
 * Half of V8's usual room for new objects, and a heap that grows by at most 70 % before old ones are collected: with 200
 * answers at a time the process takes about 80 and 20 MB less at its peak (bench/chat), and does not grow further. One
 * helper for the collection instead of four: on two cores those keep the answers waiting, and the peak is lower by 10 to
 * 30 MB again.
 */
export const NODE_FLAGS = ["--max-semi-space-size=8", "--heap-growing-percent=70", "--v8-pool-size=1"];

/**
 * `next start` or `next dev` in a process group of its own, with a channel by which it notices that this process is
 * gone. Its output is piped.
 */
export function spawnApp({ mode, host, port, env }: AppOptions): ChildProcess {
  // `next dev` hands its flags to a process of its own by NODE_OPTIONS, which does not take all of these.
  const flags = mode === "start" ? NODE_FLAGS : [];
  return spawn(process.execPath, [...flags, NEXT, mode, "-H", host, "-p", String(port)], {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
}

interface Waiting {
  url: string;
  timeoutMs: number;
}

/** Waits until the application says that it is ready for traffic. @throws Refusal when it ended or the time is over. */
export async function waitUntilReady(child: ChildProcess, { url, timeoutMs }: Waiting): Promise<void> {
  const giveUpAt = Date.now() + timeoutMs;
  let last = "no answer";
  while (!hasEnded(child)) {
    try {
      const response = await fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(5_000) });
      if (response.ok) return;
      last = `${response.status} ${await response.text()}`;
    } catch (error) {
      last = error instanceof Error && error.cause ? String(error.cause) : String(error);
    }
    if (Date.now() > giveUpAt) throw new Refusal("The application did not become ready.", { detail: last });
    await sleep(40);
  }
  throw new Refusal("The application ended while it was starting.");
}

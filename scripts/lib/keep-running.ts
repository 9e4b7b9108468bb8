import { setTimeout as sleep } from "node:timers/promises";
import { Refusal } from "./project.mjs";
import { aborted } from "./stop-request.ts";

const MAX_RESTARTS = 5;
const WINDOW_MS = 60_000;
const PAUSE_MS = 300;

interface Keeping {
  name: string;
  /** Resolves when what runs now is over, with how it ended. */
  ended: () => Promise<string>;
  again: () => Promise<void>;
  stop: AbortSignal;
}

/**
 * Starts something again whenever it ends by itself, until a stop is asked for.
 * @throws Refusal when it keeps ending: more than five times within a minute.
 */
export async function keepRunning({ name, ended, again, stop }: Keeping): Promise<void> {
  let restarts: number[] = [];
  for (;;) {
    const reason = await Promise.race([ended(), aborted(stop)]);
    if (stop.aborted) return;
    const now = Date.now();
    restarts = [...restarts.filter((at) => now - at < WINDOW_MS), now];
    if (restarts.length > MAX_RESTARTS) throw new Refusal(`${name} keeps ending (${reason}); giving up.`);
    console.log(`${name} ended unexpectedly (${reason}); starting it again.`);
    await sleep(PAUSE_MS * restarts.length);
    if (stop.aborted) return;
    await again();
  }
}

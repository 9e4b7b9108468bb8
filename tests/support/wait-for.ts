import { setTimeout as sleep } from "node:timers/promises";

const POLL_INTERVAL_MS = 15;

/** Polls until a condition holds. @throws Error with the condition's source when the time is over. */
export async function waitFor(isTrue: () => boolean | Promise<boolean>, timeoutMs = 60_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Not within ${timeoutMs} ms: ${String(isTrue)}`);
    await sleep(POLL_INTERVAL_MS);
  }
}

import { setTimeout as sleep } from "node:timers/promises";

const POLL_INTERVAL_MS = 15;

export async function waitFor(isTrue: () => boolean | Promise<boolean>, timeoutMs = 60_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Not within ${timeoutMs} ms: ${String(isTrue)}`);
    await sleep(POLL_INTERVAL_MS);
  }
}

// @ts-check
import { setTimeout as sleep } from "node:timers/promises";
import { tryLock } from "./lock.mjs";
import { inData, Refusal } from "./project.mjs";

/** Held by the one `npm start` or `npm run dev` of this checkout, for as long as it runs. */
export const START_LOCK = inData("start.lock");

/** Long enough for a start whose terminal or npm was killed to notice that. */
const NOTICE_MS = 1_500;
const STOPPING_MS = 12_000;

/** Makes this process the one start of this checkout. @throws Refusal when there is one already; one that is ending is waited for. */
export async function claimStart() {
  const since = Date.now();
  for (;;) {
    const holder = await tryLock(START_LOCK);
    if (!holder) return;
    if (Date.now() - since > (holder.stopping ? STOPPING_MS : NOTICE_MS)) {
      throw new Refusal(
        `Clarity already runs in this folder (process ${holder.pid}${holder.note ? `, ${holder.note}` : ""}).`,
      );
    }
    await sleep(100);
  }
}

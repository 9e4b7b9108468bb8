import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import type { RiskState } from "@/lib/features/risk/schema";
import { awaitedLater } from "@/lib/shared/promises";

const MAX_VERDICT_WAIT_MS = 1_000;
/** Preparing the check blocks the event loop, so a first piece that comes at once goes first. */
const CHECK_DELAY_MS = 20;

interface CheckedReply {
  reply: (signal: AbortSignal) => AsyncGenerator<string>;
  /** The risk if the model finds one, else null; never rejects. Called after the reply's own call is sent. */
  checkRisk: (signal: AbortSignal) => Promise<RiskState | null>;
  riskText: (risk: RiskState, hasReplyText: boolean) => AsyncIterable<string>;
  isUncertain: boolean;
  signal: AbortSignal;
}

/**
 * A model's reply while a second call checks the person's message for danger. A reply streams at once unless the
 * message is uncertain. A detected danger ends the reply at once, and the product's own text follows.
 */
export async function* replyWithRiskCheck(input: CheckedReply): AsyncGenerator<string> {
  const { reply, checkRisk, riskText, isUncertain, signal } = input;
  const calls = new AbortController();
  const ending = AbortSignal.any([signal, calls.signal]);
  const replying = new AbortController();
  let found: RiskState | null = null;
  let hasText = false;
  const pieces = reply(AbortSignal.any([ending, replying.signal]));
  try {
    const first = awaitedLater(pieces.next());
    const checking = delay(isUncertain ? 0 : CHECK_DELAY_MS).then(() => checkRisk(ending));
    const verdict = checking.then((risk) => {
      found = risk;
      if (risk) replying.abort();
    });
    const awaitVerdict = () =>
      Promise.race([verdict, delay(MAX_VERDICT_WAIT_MS, undefined, { signal: ending }).catch(() => undefined)]);
    if (isUncertain) await awaitVerdict();
    try {
      for (let next = await first; !next.done && !found; next = await pieces.next()) {
        hasText = true;
        yield next.value;
      }
    } catch (error) {
      if (!found) throw error;
    }
    await awaitVerdict();
    if (found) yield* riskText(found, hasText);
  } finally {
    calls.abort();
    // A reply that was cut is suspended at its last piece, with its timers.
    void pieces.return(undefined).catch(() => undefined);
  }
}

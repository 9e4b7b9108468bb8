import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import type { RiskState } from "@/lib/features/risk/schema";

/** A reply waits no longer for the verdict of the model on danger. */
const PATIENCE_MS = 1_000;

interface HeardReply {
  /** The reply of the model; called at once. */
  reply: (signal: AbortSignal) => AsyncGenerator<string>;
  /** The risk if the model that listens for danger raises it, else null; never rejects. Called at once. */
  listen: (signal: AbortSignal) => Promise<RiskState | null>;
  /** The product's own words instead of the reply, which is ended. */
  instead: (risk: RiskState) => AsyncIterable<string>;
  /** The same words after a reply that was given before the verdict came. */
  after: (risk: RiskState) => AsyncIterable<string>;
  signal: AbortSignal;
}

/**
 * A model's reply beside which a model listens for danger. The first words wait a second at most; a verdict that comes
 * later is added at the end, and one that never comes changes nothing.
 */
export async function* heardReply({ reply, listen, instead, after, signal }: HeardReply): AsyncGenerator<string> {
  // Ends what still runs beside the text that is given.
  const end = new AbortController();
  const ending = AbortSignal.any([signal, end.signal]);
  try {
    const verdict = listen(ending);
    const replying = new AbortController();
    const pieces = reply(AbortSignal.any([ending, replying.signal]));
    const first = pieces.next();
    first.catch(() => undefined); // Awaited below, unless the reply is not wanted.
    const tooLong = delay(PATIENCE_MS, null, { signal: ending }).catch(() => null);
    const risk = await Promise.race([verdict, tooLong]);
    if (risk) {
      replying.abort();
      return yield* instead(risk);
    }
    const { value, done } = await first;
    if (!done) {
      yield value;
      yield* pieces;
    }
    const late = await Promise.race([verdict, Promise.resolve(null)]);
    if (late) yield* after(late);
  } finally {
    end.abort();
  }
}

import { setTimeout as delay } from "node:timers/promises";

/** Milliseconds between two words: about fifty words a second, quick to read along and visibly written. */
export const HUMANE_PACE = 20;

/** A finished reply, word by word; with a pace of 0 at once and without a timer. */
export async function* inWords(text: string, pace: number, signal?: AbortSignal): AsyncGenerator<string> {
  signal?.throwIfAborted();
  const words = text.split(/(?<=\s)(?=\S)/);
  for (const [index, word] of words.entries()) {
    if (pace > 0 && index > 0) await delay(pace, undefined, { signal });
    yield word;
  }
}

import { setTimeout as delay } from "node:timers/promises";

/** Milliseconds between two words: about fifty words a second, quick to read along and visibly written. */
export const HUMANE_PACE = 20;

/**
 * A finished reply, word by word; with a pace of 0 at once and without a timer. A reader that was busy for a while gets
 * all words that are due by then.
 */
export async function* inWords(text: string, pace: number, signal?: AbortSignal): AsyncGenerator<string> {
  const words = text.split(/(?<=\s)(?=\S)/);
  const began = performance.now();
  for (let said = 0; said < words.length;) {
    signal?.throwIfAborted();
    const wait = began + said * pace - performance.now();
    if (pace > 0 && wait > 0) await delay(wait, undefined, { signal });
    const due = pace > 0 ? 1 + Math.floor((performance.now() - began) / pace) : 0;
    const next = Math.max(said + 1, due);
    yield words.slice(said, next).join("");
    said = next;
  }
}

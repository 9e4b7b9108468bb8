import { setTimeout as delay } from "node:timers/promises";

export const WORD_INTERVAL_MS = 20;

/**
 * Streams a finished reply word by word; with an interval of 0 ms at once and without a timer. After a delay of the
 * event loop, all words that are due are yielded together.
 */
export async function* streamWords(text: string, wordIntervalMs: number, signal?: AbortSignal): AsyncGenerator<string> {
  const words = text.split(/(?<=\s)(?=\S)/);
  const startedAt = performance.now();
  for (let position = 0; position < words.length;) {
    signal?.throwIfAborted();
    const wait = startedAt + position * wordIntervalMs - performance.now();
    if (wordIntervalMs > 0 && wait > 0) await delay(wait, undefined, { signal });
    const due = wordIntervalMs > 0 ? 1 + Math.floor((performance.now() - startedAt) / wordIntervalMs) : 0;
    const next = Math.max(position + 1, due);
    yield words.slice(position, next).join("");
    position = next;
  }
}

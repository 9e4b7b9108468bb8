import "server-only";
import { createHash } from "node:crypto";
import { sentenceVectors } from "@/lib/providers/sentence-vectors/sentence-vectors";
import { processSingleton } from "@/lib/server/process-singleton";
import type { MeaningOf } from "./assess-text";
import { asInput, netScore, sentenceNet } from "./sentence-net";

/** A message waits no longer for it. */
const WITHIN_MS = 250;
/** Of one message: its pieces, alone and with those before. */
const MAX_PIECES = 12;
const MAX_KEPT = 2_000;

// Kept for conversations that are read again with each message; by hash, so that no text stays in memory.
const SCORES = processSingleton("risk-meaning-scores", () => new Map<string, number>());

const keyOf = (piece: string) => createHash("sha256").update(piece).digest("base64");

function keep(key: string, score: number): void {
  const scores = SCORES.get();
  scores.set(key, score);
  const oldest = scores.keys().next();
  if (scores.size > MAX_KEPT && !oldest.done) scores.delete(oldest.value);
}

/**
 * Reads something twice: first to learn which pieces of text it asks about, then with what the sentence vectors say of
 * them. Older pieces beyond a few are judged by their words, as all are where no vectors can be had in time.
 */
export async function readMeanings<T>(read: (meaningOf: MeaningOf) => T): Promise<T> {
  const known = SCORES.get();
  const unknown = new Set<string>();
  const first = read((piece) => {
    const score = known.get(keyOf(piece));
    if (score === undefined) unknown.add(piece);
    return score;
  });
  const pieces = [...unknown].slice(-MAX_PIECES);
  const vectors = pieces.length > 0 ? await sentenceVectors(pieces, { withinMs: WITHIN_MS }) : null;
  if (!vectors) return first;
  pieces.forEach((piece, at) => {
    const vector = vectors[at];
    if (vector) keep(keyOf(piece), netScore(sentenceNet(), asInput(vector)));
  });
  return read((piece) => known.get(keyOf(piece)));
}

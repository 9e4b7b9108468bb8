import "server-only";
import { createHash } from "node:crypto";
import { toModelInput } from "@/lib/providers/sentence-vectors/packed-weights";
import { REPLY_VECTOR_WAIT_MS, sentenceVectors } from "@/lib/providers/sentence-vectors/sentence-vectors";
import { processSingleton } from "@/lib/server/process/process-singleton";
import type { VectorScoreOf } from "../assess-text";
import { scoreVector, sentenceNets } from "./sentence-net";

const MAX_PIECES_PER_MESSAGE = 12;
const MAX_CACHED_SCORES = 2_000;

// Each message assesses its conversation again, so scores are cached; by hash, so that no text stays in memory.
const SCORES = processSingleton("risk-vector-scores", () => new Map<string, number>());

const hashPiece = (piece: string) => createHash("sha256").update(piece).digest("base64");

function cacheScore(key: string, score: number): void {
  const scores = SCORES.get();
  scores.set(key, score);
  const oldest = scores.keys().next();
  if (scores.size > MAX_CACHED_SCORES && !oldest.done) scores.delete(oldest.value);
}

interface VectorWait<T> {
  /** May depend on what is found without the vectors. */
  withinMs?: number | ((found: T) => number);
}

/**
 * Runs `assess` twice, because which pieces of text it scores depends on what it finds: the first run collects them,
 * the second has their vector scores. Only the newest pieces get vectors; the others, and all when the vectors come too
 * late, are assessed by their words.
 */
export async function assessWithVectors<T>(
  assess: (vectorScoreOf: VectorScoreOf) => T,
  { withinMs = REPLY_VECTOR_WAIT_MS }: VectorWait<T> = {},
): Promise<T> {
  const known = SCORES.get();
  const unknown = new Set<string>();
  const byKnownScores = assess((piece) => {
    const score = known.get(hashPiece(piece));
    if (score === undefined) unknown.add(piece);
    return score;
  });
  const pieces = [...unknown].slice(-MAX_PIECES_PER_MESSAGE);
  const wait = typeof withinMs === "number" ? withinMs : withinMs(byKnownScores);
  const vectors = pieces.length > 0 ? await sentenceVectors(pieces, { withinMs: wait }) : null;
  if (!vectors) return byKnownScores;
  pieces.forEach((piece, index) => {
    const vector = vectors[index];
    if (vector) cacheScore(hashPiece(piece), scoreVector(sentenceNets(), toModelInput(vector)));
  });
  return assess((piece) => known.get(hashPiece(piece)));
}

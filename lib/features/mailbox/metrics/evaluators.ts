import type { MessageFeatures } from "../schema";
import type { Evaluator, Weights } from "./bootstrap";
import { countIn } from "./features";

type AmountOf = (message: MessageFeatures) => number;

export function weightedSum(messages: MessageFeatures[], amountOf: AmountOf): Evaluator {
  const all = Float64Array.from(messages, amountOf);
  const positions = Uint32Array.from(all.keys()).filter((position) => all[position] !== 0);
  const values = Float64Array.from(positions, (position) => all[position] ?? 0);
  let last: { weights: Weights; sum: number } | null = null;
  return (weights) => {
    if (last?.weights === weights) return last.sum;
    let sum = 0;
    for (let i = 0; i < positions.length; i++) sum += values[i]! * weights[positions[i]!]!; // Built with equal lengths above.
    last = { weights, sum };
    return sum;
  };
}

export const ratioOf =
  (top: Evaluator, bottom: Evaluator, scale: number): Evaluator =>
  (weights) => {
    const under = bottom(weights);
    return under === 0 ? NaN : (scale * top(weights)) / under;
  };

/** Weighted quantile (Hyndman & Fan 1996, type 7) over the members that have a value. */
export function weightedQuantile<T>(things: T[], amountOf: (thing: T) => number | null, quantile: number): Evaluator {
  const known = things
    .flatMap((thing, position) => {
      const value = amountOf(thing);
      return value === null ? [] : [{ value, position }];
    })
    .toSorted((a, b) => a.value - b.value);
  const positions = Uint32Array.from(known, ({ position }) => position);
  const values = Float64Array.from(known, ({ value }) => value);
  return (weights) => {
    let total = 0;
    for (const position of positions) total += weights[position] ?? 0;
    if (total === 0) return NaN;
    const rank = (total - 1) * quantile;
    return interpolate({ positions, values }, weights, rank);
  };
}

function interpolate(
  { positions, values }: { positions: Uint32Array; values: Float64Array },
  weights: Weights,
  rank: number,
): number {
  const below = Math.floor(rank);
  let seen = 0;
  let low: number | null = null;
  for (let i = 0; i < positions.length; i++) {
    seen += weights[positions[i] ?? 0] ?? 0;
    const value = values[i] ?? NaN;
    if (low === null && seen > below) low = value;
    if (low !== null && seen > Math.ceil(rank)) return low + (value - low) * (rank - below);
  }
  return low ?? NaN;
}

interface PseudonymNumbers {
  byMessage: number[][];
  size: number;
}

function numberPseudonyms(pseudonyms: string[][]): PseudonymNumbers {
  const known = new Map<string, number>();
  const byMessage = pseudonyms.map((list) =>
    list.map((pseudonym) => {
      const number = known.get(pseudonym) ?? known.size;
      known.set(pseudonym, number);
      return number;
    }),
  );
  return { byMessage, size: known.size };
}

function tally({ byMessage, size }: PseudonymNumbers, weights: Weights): Int32Array {
  const counts = new Int32Array(size);
  for (const [position, numbers] of byMessage.entries()) {
    const weight = weights[position] ?? 0;
    if (weight > 0) for (const number of numbers) counts[number] = (counts[number] ?? 0) + weight;
  }
  return counts;
}

const total = (counts: Int32Array): number => counts.reduce((sum, count) => sum + count, 0);

/** Herfindahl index of mails per recipient: the sum of squared shares; 1 when all go to one person. */
export function herfindahlIndex(messages: MessageFeatures[]): Evaluator {
  const recipients = numberPseudonyms(messages.map(({ to }) => to));
  return (weights) => {
    const counts = tally(recipients, weights);
    const all = total(counts);
    return all === 0 ? NaN : counts.reduce((sum, count) => sum + count * count, 0) / (all * all);
  };
}

export function topFiveShare(messages: MessageFeatures[]): Evaluator {
  const recipients = numberPseudonyms(messages.map(({ to }) => to));
  return (weights) => {
    const counts = tally(recipients, weights);
    const all = total(counts);
    return all === 0 ? NaN : total(counts.sort().slice(-5)) / all;
  };
}

export function meanOf(values: number[]): Evaluator {
  return (weights) => values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / values.length;
}

export function conversationLengths(messages: MessageFeatures[]): number[] {
  const lengths = new Map<string, number>();
  for (const { thread } of messages) lengths.set(thread, (lengths.get(thread) ?? 0) + 1);
  return [...lengths.values()];
}

export function fleschReadingEase(messages: MessageFeatures[]): Evaluator {
  const words = weightedSum(messages, (message) => countIn(message, "words"));
  const sentences = weightedSum(messages, (message) => countIn(message, "sentences"));
  const syllables = weightedSum(messages, (message) => countIn(message, "syllables"));
  return (weights) => {
    const all = words(weights);
    const ends = sentences(weights);
    return all === 0 || ends === 0 ? NaN : 206.835 - 1.015 * (all / ends) - 84.6 * (syllables(weights) / all);
  };
}

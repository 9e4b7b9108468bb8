import { type Evaluator, everyOnce, masked, percentileInterval, type Weights } from "./bootstrap";
import type { Prepared } from "./estimate";
import { METRIC_DEFINITIONS } from "./metric-definitions";
import { valueInWords } from "./metric-words";
import { type ContrastView, type MessageFeatures, type MetricKey, MIN_MESSAGES, type Split, SPLITS } from "./schema";

/** Some twenty comparisons are made, so each one has to leave out zero at 99 %. */
const LEVEL = 0.99;
/** Behaviours that may well differ by audience or time; the rest would be noise. */
const COMPARED: MetricKey[] = [
  "questions",
  "thanks",
  "hedges",
  "minimizers",
  "directness",
  "politeness",
  "iWords",
  "weWords",
  "youWords",
  "perfunctory",
  "outOfHours",
];

const SPLIT_WORDS: Record<Split, [string, string]> = {
  audience: ["to one person", "to several people"],
  period: ["in the older half of the period", "in the newer half"],
};

const marks = (messages: MessageFeatures[], isOn: (message: MessageFeatures) => boolean): Uint8Array =>
  Uint8Array.from(messages, (message) => (isOn(message) ? 1 : 0));

/** The two sides of each split: 1 where a message is on it. */
const SIDES: Record<Split, (messages: MessageFeatures[]) => [Uint8Array, Uint8Array]> = {
  audience: (messages) => [
    marks(messages, ({ recipients }) => recipients === 1),
    marks(messages, ({ recipients }) => recipients > 1),
  ],
  period: (messages) => {
    const times = messages.map(({ at }) => at).toSorted((a, b) => a - b);
    const middle = times[Math.floor(times.length / 2)] ?? 0;
    return [marks(messages, ({ at }) => at < middle), marks(messages, ({ at }) => at >= middle)];
  },
};

interface Comparison {
  key: MetricKey;
  split: Split;
  /** Second side minus first. */
  difference: Evaluator;
  /** Values and messages of both sides. */
  sides: () => { first: number; second: number; messages: [number, number] };
}

/** The same masked weights for every comparison of one draw. */
function maskedOnce(side: Uint8Array): (weights: Weights) => Weights {
  let last: { weights: Weights; own: Weights } | null = null;
  return (weights) => {
    if (last?.weights !== weights) last = { weights, own: masked(weights, side) };
    return last.own;
  };
}

/** Every behaviour that is compared, on every split, ready for the bootstrap. */
export function comparisonsOf(messages: MessageFeatures[], prepared: ReadonlyMap<MetricKey, Prepared>): Comparison[] {
  return SPLITS.flatMap((split) => {
    const [first, second] = SIDES[split](messages);
    const [onFirst, onSecond] = [maskedOnce(first), maskedOnce(second)];
    const sizes = (side: Uint8Array) => side.reduce((total, mark) => total + mark, 0);
    return COMPARED.flatMap((key): Comparison[] => {
      const evaluate = prepared.get(key)?.evaluate;
      if (!evaluate) return [];
      const once = everyOnce(messages.length);
      return [
        {
          key,
          split,
          difference: (weights) => evaluate(onSecond(weights)) - evaluate(onFirst(weights)),
          sides: () => ({
            first: evaluate(masked(once, first)),
            second: evaluate(masked(once, second)),
            messages: [sizes(first), sizes(second)],
          }),
        },
      ];
    });
  });
}

/** The comparison as a view, when both sides are large and the 99 % interval of the difference leaves out zero. */
export function contrastOf({ key, split, sides }: Comparison, differences: Float64Array): ContrastView | null {
  const { first, second, messages } = sides();
  if (Math.min(...messages) < MIN_MESSAGES) return null;
  const { low, high } = percentileInterval(differences, LEVEL);
  if (!(low > 0 || high < 0)) return null;
  const { label, unit } = METRIC_DEFINITIONS[key];
  const [firstWords, secondWords] = SPLIT_WORDS[split];
  const inWords = `${valueInWords(unit, second)} ${secondWords}, ${valueInWords(unit, first)} ${firstWords}`;
  return { key, split, label, inWords, difference: second - first, low, high, messages };
}

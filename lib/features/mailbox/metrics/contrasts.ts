import { type ContrastView, type MessageFeatures, type MetricKey, MIN_MESSAGES, type Split, SPLITS } from "../schema";
import { type Evaluator, unitWeights, maskWeights, percentileInterval, type Weights } from "./bootstrap";
import type { PreparedMetric } from "./estimate";
import { METRIC_DEFINITIONS } from "./metric-definitions";
import { formatRatio, formatValue } from "./metric-labels";

/** About forty comparisons are made, so each interval has to exclude zero at 99 %. */
const CONFIDENCE_LEVEL = 0.99;
const COMPARED_METRICS: MetricKey[] = [
  "questions",
  "thanks",
  "hedges",
  "minimizers",
  "directness",
  "politeness",
  "iWords",
  "weWords",
  "weShare",
  "youWords",
  "perfunctory",
  "outOfHours",
];

const SIDE_PHRASES: Record<Split, [string, string]> = {
  audience: ["to one person", "to several people"],
  circle: ["to everybody else", "to the five people you write to most"],
  opening: ["in answers", "in mails that begin a conversation"],
  period: ["in the older half of the period", "in the newer half"],
};

const membership = (messages: MessageFeatures[], isOn: (message: MessageFeatures) => boolean): Uint8Array =>
  Uint8Array.from(messages, (message) => (isOn(message) ? 1 : 0));

const CIRCLE_SIZE = 5;

export function topRecipients(messages: MessageFeatures[]): Set<string> {
  const times = new Map<string, number>();
  for (const { to } of messages) for (const recipient of to) times.set(recipient, (times.get(recipient) ?? 0) + 1);
  const sorted = [...times].toSorted(([, a], [, b]) => b - a);
  return new Set(sorted.slice(0, CIRCLE_SIZE).map(([recipient]) => recipient));
}

const SIDES: Record<Split, (messages: MessageFeatures[]) => [Uint8Array, Uint8Array]> = {
  audience: (messages) => [
    membership(messages, ({ recipients }) => recipients === 1),
    membership(messages, ({ recipients }) => recipients > 1),
  ],
  circle: (messages) => {
    const inner = topRecipients(messages);
    const isInner = ({ to }: MessageFeatures) => to.some((recipient) => inner.has(recipient));
    return [
      membership(messages, (message) => message.to.length > 0 && !isInner(message)),
      membership(messages, isInner),
    ];
  },
  opening: (messages) => [
    membership(messages, ({ isReply }) => isReply),
    membership(messages, ({ isReply, isForward }) => !isReply && !isForward),
  ],
  period: (messages) => {
    const times = messages.map(({ at }) => at).toSorted((a, b) => a - b);
    const middle = times[Math.floor(times.length / 2)] ?? 0;
    return [membership(messages, ({ at }) => at < middle), membership(messages, ({ at }) => at >= middle)];
  },
};

interface Comparison {
  key: MetricKey;
  split: Split;
  secondMinusFirst: Evaluator;
  sides: () => { first: number; second: number; messages: [number, number] };
}

function memoizedMask(side: Uint8Array): (weights: Weights) => Weights {
  let last: { weights: Weights; own: Weights } | null = null;
  return (weights) => {
    if (last?.weights !== weights) last = { weights, own: maskWeights(weights, side) };
    return last.own;
  };
}

export function comparisonsOf(
  messages: MessageFeatures[],
  prepared: ReadonlyMap<MetricKey, PreparedMetric>,
  hasClock: boolean,
): Comparison[] {
  const splits = SPLITS.filter((split) => hasClock || split !== "period");
  return splits.flatMap((split) => {
    const [first, second] = SIDES[split](messages);
    const [maskFirst, maskSecond] = [memoizedMask(first), memoizedMask(second)];
    const sizes = (side: Uint8Array) => side.reduce((total, isMember) => total + isMember, 0);
    return COMPARED_METRICS.flatMap((key): Comparison[] => {
      const evaluate = prepared.get(key)?.evaluate;
      if (!evaluate || (METRIC_DEFINITIONS[key].needsClock && !hasClock)) return [];
      const unit = unitWeights(messages.length);
      return [
        {
          key,
          split,
          secondMinusFirst: (weights) => evaluate(maskSecond(weights)) - evaluate(maskFirst(weights)),
          sides: () => ({
            first: evaluate(maskWeights(unit, first)),
            second: evaluate(maskWeights(unit, second)),
            messages: [sizes(first), sizes(second)],
          }),
        },
      ];
    });
  });
}

/** Null unless both sides are large enough and the 99 % interval of the difference excludes zero. */
export function contrastOf({ key, split, sides }: Comparison, differences: Float64Array): ContrastView | null {
  const { first, second, messages } = sides();
  if (Math.min(...messages) < MIN_MESSAGES) return null;
  const { low, high } = percentileInterval(differences, CONFIDENCE_LEVEL);
  if (!(low > 0 || high < 0)) return null;
  const { label, unit } = METRIC_DEFINITIONS[key];
  const [firstWords, secondWords] = SIDE_PHRASES[split];
  const inWords = `${formatValue(unit, second)} ${secondWords}, ${formatValue(unit, first)} ${firstWords}`;
  const shares = unit === "share" ? { shares: [first, second] as [number, number] } : {};
  return { key, split, label, inWords, difference: second - first, low, high, messages, ...shares };
}

const RATES = new Set(["share", "perHundred", "perMail"]);

/**
 * The largest reliable difference of a rate within the person's own mail. Says so when mail to one reader and to
 * several does not differ. Null when the mailbox is too small to compare.
 */
export function anchorOf(comparisons: Comparison[], contrasts: ContrastView[], key: MetricKey): string | null {
  if (!RATES.has(METRIC_DEFINITIONS[key].unit)) return null;
  const reliable = new Set(contrasts.filter((contrast) => contrast.key === key).map(({ split }) => split));
  const candidates = comparisons
    .filter((comparison) => comparison.key === key)
    .map((comparison) => ({ ...comparison.sides(), split: comparison.split }))
    .filter(({ messages }) => Math.min(...messages) >= MIN_MESSAGES);
  const descriptions = candidates
    .filter(({ split }) => reliable.has(split))
    .flatMap(({ first, second, split }) => {
      const ratio = formatRatio(Math.max(first, second), Math.min(first, second));
      const [firstWords, secondWords] = SIDE_PHRASES[split];
      const [more, less] = first > second ? [firstWords, secondWords] : [secondWords, firstWords];
      return ratio ? [{ text: `${ratio} ${more} as ${less}`, size: Math.abs(Math.log(first / second)) }] : [];
    })
    .toSorted((a, b) => b.size - a.size);
  if (descriptions[0]) return descriptions[0].text;
  const audience = candidates.find(({ split }) => split === "audience");
  return audience ? "about as often to one person as to several" : null;
}

import { resample, type Evaluator, unitWeights, type Interval, percentileInterval, RESAMPLES } from "./bootstrap";
import { weightedQuantile, ratioOf, weightedSum } from "./evaluators";
import { countsInEnglishLists } from "./features";
import type { MetricDefinition } from "./metric-kinds";
import type { MessageFeatures, WorkingHours } from "../schema";
import { seededRandom } from "@/lib/shared/numbers/seeded-random";

const CONFIDENCE_LEVEL = 0.95;

interface MeasuredMailbox {
  messages: MessageFeatures[];
  hours: WorkingHours;
  englishShare: number | null;
}

export interface Estimate extends Interval {
  value: number;
  counted: number;
  /** For shares, the smaller of occurrences and absences; for rates, occurrences; else null. */
  events: number | null;
  count: { seen: number; of: number } | null;
}

export interface PreparedMetric extends Pick<Estimate, "counted" | "events" | "count"> {
  evaluate: Evaluator;
  isBiased?: boolean;
}

type RatioMetric = Extract<MetricDefinition, { kind: "ratio" }>;
type SeriesMetric = Extract<MetricDefinition, { kind: "series" }>;
type Sum = (amountOf: (message: MessageFeatures) => number, isEnglishOnly: boolean) => Evaluator;

export function memoizedSums({ messages, englishShare }: MeasuredMailbox): Sum {
  const cached = { all: new Map<unknown, Evaluator>(), english: new Map<unknown, Evaluator>() };
  return (amountOf, isEnglishOnly) => {
    const cache = isEnglishOnly ? cached.english : cached.all;
    const counts = (message: MessageFeatures) => !isEnglishOnly || countsInEnglishLists(message, englishShare);
    const sum = cache.get(amountOf) ?? weightedSum(messages, (message) => (counts(message) ? amountOf(message) : 0));
    cache.set(amountOf, sum);
    return sum;
  };
}

function eventsOf({ unit }: RatioMetric, seen: number, of: number): number | null {
  if (unit === "share" || unit === "requestShare" || unit === "pronounShare") return Math.min(seen, of - seen);
  return unit === "perHundred" || unit === "perMail" ? seen : null;
}

function prepareRatio(
  metric: RatioMetric,
  { messages, hours, englishShare }: MeasuredMailbox,
  sum: Sum,
): PreparedMetric {
  const { isEnglishOnly, denominator: under, scale } = metric;
  const top = sum((message) => (under(message) > 0 ? metric.numerator(message, hours) : 0), isEnglishOnly);
  const bottom = sum(under, isEnglishOnly);
  const unit = unitWeights(messages.length);
  const counted = messages.filter(
    (message) => under(message) > 0 && (!isEnglishOnly || countsInEnglishLists(message, englishShare)),
  ).length;
  const count = { seen: top(unit), of: bottom(unit) };
  return { evaluate: ratioOf(top, bottom, scale), counted, events: eventsOf(metric, count.seen, count.of), count };
}

const withoutCounts = (message: MessageFeatures): MessageFeatures => ({ ...message, to: [], counts: [] });

export function prepareMetric(
  metric: Exclude<MetricDefinition, { kind: "series" }>,
  mailbox: MeasuredMailbox,
  sum: Sum,
): PreparedMetric {
  const { messages, englishShare } = mailbox;
  switch (metric.kind) {
    case "ratio":
      return prepareRatio(metric, mailbox, sum);
    case "quantile": {
      const counted = messages.filter((message) => metric.amountOf(message) !== null).length;
      return {
        evaluate: weightedQuantile(messages, metric.amountOf, metric.quantile),
        counted,
        events: null,
        count: null,
      };
    }
    case "group": {
      const counts = (message: MessageFeatures) =>
        metric.counts(message) && (!metric.isEnglishOnly || countsInEnglishLists(message, englishShare));
      const evaluate = metric.prepare(messages.map((message) => (counts(message) ? message : withoutCounts(message))));
      const counted = messages.filter(counts).length;
      return { evaluate, counted, events: null, count: null, isBiased: metric.isInflatedByResampling };
    }
  }
}

/**
 * Message bootstrap (Efron & Tibshirani 1993) with 500 replicates. All evaluators see the same replicate, so their
 * values can be compared. Yields after each replicate.
 */
export function* bootstrap(evaluators: Evaluator[], size: number): Generator<void, Float64Array[]> {
  // A fixed seed gives the same messages the same interval each time.
  const random = seededRandom();
  const replicates = evaluators.map(() => new Float64Array(RESAMPLES));
  for (let replicate = 0; replicate < RESAMPLES; replicate++) {
    const weights = resample(size, random);
    for (const [index, evaluate] of evaluators.entries()) replicates[index]?.set([evaluate(weights)], replicate);
    yield;
  }
  return replicates;
}

const bootstrapBias = (replicates: Float64Array, value: number): number =>
  replicates.reduce((sum, replicate) => sum + replicate - value, 0) / replicates.length;

/** The value over all messages and its percentile interval, bias-corrected (Efron 1982) where `isBiased`. */
export function estimateOf(
  { evaluate, counted, events, count, isBiased = false }: PreparedMetric,
  size: number,
  replicates: Float64Array,
): Estimate {
  const value = evaluate(unitWeights(size));
  const { low, high } = percentileInterval(replicates, CONFIDENCE_LEVEL);
  const bias = isBiased ? bootstrapBias(replicates, value) : 0;
  return { value, low: low - bias, high: high - bias, counted, events, count };
}

export function* seriesEstimate({ evaluate: over }: SeriesMetric, series: number[]): Generator<void, Estimate> {
  const evaluate = over(series);
  const [replicates = new Float64Array()] = yield* bootstrap([evaluate], series.length);
  return estimateOf({ evaluate, counted: series.length, events: null, count: null }, series.length, replicates);
}

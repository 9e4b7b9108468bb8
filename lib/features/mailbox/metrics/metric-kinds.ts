import type { Count, Grade, MessageFeatures, WorkingHours } from "../schema";
import type { Evaluator } from "./bootstrap";
import { countIn } from "./features";

export type Unit =
  | "share"
  | "recipientShare"
  | "requestShare"
  | "pronounShare"
  | "perHundred"
  | "perMail"
  | "words"
  | "hours"
  | "index"
  | "mails"
  | "perWeek"
  | "score"
  | "ratio";

interface Definition {
  label: string;
  unit: Unit;
  grade: Grade;
  source: string;
  /** Widest accepted 95 % interval: its width for shares, otherwise a fraction of the value. */
  maxInterval: { width: number } | { fractionOfValue: number };
  isEnglishOnly: boolean;
  needsEnvelope: boolean;
  needsClock?: boolean;
}

interface RatioMetric extends Definition {
  kind: "ratio";
  numerator: (message: MessageFeatures, hours: WorkingHours) => number;
  denominator: (message: MessageFeatures) => number;
  scale: number;
}

interface QuantileMetric extends Definition {
  kind: "quantile";
  amountOf: (message: MessageFeatures) => number | null;
  quantile: number;
}

interface GroupMetric extends Definition {
  kind: "group";
  prepare: (messages: MessageFeatures[]) => Evaluator;
  isInflatedByResampling: boolean;
  counts: (message: MessageFeatures) => boolean;
}

interface SeriesMetric extends Definition {
  kind: "series";
  members: string;
  minMembers: number;
  evaluate: (values: number[]) => Evaluator;
}

export type MetricDefinition = RatioMetric | QuantileMetric | GroupMetric | SeriesMetric;

export const MIN_WEEKS = 8;
export const one = () => 1;
export const words = (message: MessageFeatures) => countIn(message, "words");
export const has = (key: Count) => (message: MessageFeatures) => (countIn(message, key) > 0 ? 1 : 0);
export const requests = (message: MessageFeatures) =>
  countIn(message, "directRequests") + countIn(message, "indirectRequests");

type MetricDescription = Pick<Definition, "label" | "grade" | "source" | "maxInterval">;

export const shareOf = (key: Count, about: MetricDescription): RatioMetric => ({
  kind: "ratio",
  unit: "share",
  isEnglishOnly: key !== "questions",
  needsEnvelope: false,
  numerator: has(key),
  denominator: one,
  scale: 1,
  ...about,
});

export const rateOf = (key: Count, about: MetricDescription): RatioMetric => ({
  kind: "ratio",
  unit: "perHundred",
  isEnglishOnly: true,
  needsEnvelope: false,
  numerator: (message) => countIn(message, key),
  denominator: words,
  scale: 100,
  ...about,
});

export const length = (quantile: number, about: MetricDescription): QuantileMetric => ({
  kind: "quantile",
  unit: "words",
  isEnglishOnly: false,
  needsEnvelope: false,
  amountOf: words,
  quantile,
  ...about,
});

export const latency = (quantile: number, about: MetricDescription): QuantileMetric => ({
  kind: "quantile",
  needsClock: true,
  unit: "hours",
  isEnglishOnly: false,
  needsEnvelope: true,
  amountOf: ({ latency: minutes }) => (minutes === null ? null : minutes / 60),
  quantile,
  ...about,
});

const hasRecipients = ({ to }: MessageFeatures) => to.length > 0;

export const recipientMetric = (
  unit: Unit,
  prepare: GroupMetric["prepare"],
  about: MetricDescription,
): GroupMetric => ({
  kind: "group",
  unit,
  isEnglishOnly: false,
  needsEnvelope: true,
  prepare,
  isInflatedByResampling: true,
  counts: hasRecipients,
  ...about,
});

import { wilsonInterval } from "@/lib/features/mailbox/metrics/share-interval";
import type { MailboxPatterns, MetricKey, SeenOf } from "@/lib/features/mailbox/schema";
import type { CompositeText } from "./composite-copy";
import { CLEAR_LENGTH_RATIO, MIN_MAILS_OF_SIDE } from "./thresholds";

export type Topic = "pace" | "rhythm" | "requests" | "seconds" | "lastMail" | "thanks";

/** Reports, disputes and commitments store these ids, so they keep their first names. */
export const LAST_MAIL_IDS = {
  lastOwn: "lastword-mine",
  lastOthers: "lastword-theirs",
  lastInOwn: "lastword-hostly",
  lastInJoined: "lastword-guestly",
  answersFirst: "lastword-first",
  answersLater: "lastword-waits",
} as const;

export interface Composite {
  kind: "composite";
  id: string;
  topics: Topic[];
  text: CompositeText;
  facts: Record<string, string>;
  evidence: { label: string; value: string }[];
  certainty: number;
  salience: number;
}

/** Counts only describe: no study measured their effect on readers. */
export const MAX_DESCRIPTIVE_CERTAINTY = 0.8;
export const MARKED_SALIENCE = 0.65;
export const MIN_MARKED_SALIENCE: Record<Topic, number> = {
  pace: MARKED_SALIENCE,
  requests: MARKED_SALIENCE,
  rhythm: MARKED_SALIENCE,
  thanks: MARKED_SALIENCE,
  /** One mail in fifteen. */
  seconds: 0.46,
  /** Two thirds of the conversations. */
  lastMail: 0.52,
};
const Z99 = 2.58;

export const ratio = ({ seen, of }: SeenOf): number => (of === 0 ? 0 : seen / of);
export const formatRounded = (value: number): string => Math.round(value).toLocaleString("en");

export function certaintyOf(counted: SeenOf): number {
  if (counted.of === 0) return 0;
  const { low, high } = wilsonInterval(counted);
  return Math.min(MAX_DESCRIPTIVE_CERTAINTY, 1 - (high - low));
}

/** z test of two proportions at 99 %. */
export function isReliableDifference(a: SeenOf, b: SeenOf): boolean {
  const pooled = (a.seen + b.seen) / (a.of + b.of);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.of + 1 / b.of));
  return error > 0 && Math.abs(ratio(a) - ratio(b)) / error > Z99;
}

export interface MailCounts {
  patterns: MailboxPatterns;
  counts: NonNullable<MailboxPatterns["composites"]>;
  median: number;
  requests: number;
  facts: Record<string, string>;
}

function lengthClause({ length: { circle, others } }: MailCounts["counts"]): string {
  if (Math.min(circle.of, others.of) < MIN_MAILS_OF_SIDE) return "";
  const [inner, outer] = [ratio(circle), ratio(others)];
  if (Math.max(inner, outer) < CLEAR_LENGTH_RATIO * Math.min(inner, outer)) return "";
  return inner > outer
    ? `; the five people you write to most get longer mails, ${formatRounded(inner)} words on average against ${formatRounded(outer)}`
    : `; the five people you write to most get shorter mails, ${formatRounded(inner)} words on average against ${formatRounded(outer)} for the others`;
}

export const metricOf = ({ metrics }: MailboxPatterns, key: MetricKey) =>
  metrics.find((metric) => metric.key === key && metric.speaks);

export function mailCountsOf(patterns: MailboxPatterns): MailCounts | null {
  const { composites: counts } = patterns;
  const median = metricOf(patterns, "lengthMedian")?.value;
  if (!counts || median === undefined) return null;
  const { plain, asked, softened } = counts.requests;
  const requests = plain + asked + softened;
  const facts = {
    median: formatRounded(median),
    messages: formatRounded(patterns.own.messages),
    plain: formatRounded(plain),
    asked: formatRounded(asked),
    softened: formatRounded(softened),
    soft: formatRounded(asked + softened),
    requests: formatRounded(requests),
    asks: formatRounded(counts.asks),
    thanks: formatRounded(counts.thanks),
    forwards: formatRounded(counts.forwards.seen),
    sent: formatRounded(counts.forwards.of),
    length: lengthClause(counts),
  };
  return { patterns, counts, median, requests, facts };
}

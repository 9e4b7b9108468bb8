import {
  type Clock,
  type ContrastView,
  type MailboxSource,
  type MessageFeatures,
  MAX_MESSAGES,
  METRICS,
  type MetricKey,
  type MetricView,
  MIN_MESSAGES,
  type ImportSummary,
  type WorkingHours,
} from "../schema";
import { anchorOf, comparisonsOf, contrastOf } from "./contrasts";
import {
  bootstrap,
  type Estimate,
  estimateOf,
  type PreparedMetric,
  prepareMetric,
  seriesEstimate,
  memoizedSums,
} from "./estimate";
import { conversationLengths } from "./evaluators";
import { englishShareOf } from "./features";
import { METRIC_DEFINITIONS } from "./metric-definitions";
import type { MetricDefinition } from "./metric-kinds";
import { formatCount, formatInterval, isTrivial } from "./metric-labels";

interface MeasureInput {
  messages: MessageFeatures[];
  summary: ImportSummary;
  hours: WorkingHours;
  clock: Clock;
  source: MailboxSource;
}

export interface MailboxMeasures {
  metrics: MetricView[];
  contrasts: ContrastView[];
  englishShare: number | null;
}

const MIN_OCCURRENCES_AND_ABSENCES = 5;

const MAIL_MEMBERS = { minMembers: MIN_MESSAGES, members: "mails of this kind" };

function missingFor(metric: MetricDefinition, estimate: Estimate, own: number): string | null {
  const { value, low, high, counted, events } = estimate;
  const { minMembers, members: what } = metric.kind === "series" ? metric : MAIL_MEMBERS;
  if (own < MIN_MESSAGES) return `needs at least ${MIN_MESSAGES} mails of your own; there are ${own}`;
  if (counted < minMembers) return `needs at least ${minMembers} ${what}; there are ${counted}`;
  if (events !== null && events < MIN_OCCURRENCES_AND_ABSENCES)
    return `seen too seldom, or too regularly, to tell a rate (${["never", "once"][events] ?? `${events} times`})`;
  if (isTrivial(metric.unit, value)) return "no more than where nothing of the kind happens";
  const allowed =
    "width" in metric.maxInterval ? metric.maxInterval.width : metric.maxInterval.fractionOfValue * Math.abs(value);
  const width = high - low;
  if (!(width <= allowed)) {
    const neededCount = allowed > 0 ? Math.ceil((counted * (width / allowed) ** 2) / 10) * 10 : null;
    return neededCount === null || neededCount > MAX_MESSAGES
      ? "too uneven to say anything yet"
      : `too uneven to say yet; about ${neededCount.toLocaleString("en")} ${what} would do`;
  }
  return null;
}

const NO_ENVELOPE = "pasted text carries no time, recipient or conversation";
const NO_CLOCK = "needs a clock that you have confirmed, because mail servers often write another one";

function unavailable(metric: MetricDefinition, { source, clock }: MeasureInput): string | null {
  if (metric.needsEnvelope && source === "paste") return NO_ENVELOPE;
  return metric.needsClock && !clock.isConfirmed ? NO_CLOCK : null;
}

function viewOf(key: MetricKey, estimate: Estimate | null, input: MeasureInput): MetricView {
  const metric = METRIC_DEFINITIONS[key];
  const { label, grade, unit } = metric;
  const unavailableReason = unavailable(metric, input);
  if (!estimate || unavailableReason || Number.isNaN(estimate.value)) {
    const missing = unavailableReason ?? "nothing of this kind was read";
    return {
      key,
      label,
      grade,
      value: 0,
      low: 0,
      high: 0,
      inWords: "not measured",
      anchor: null,
      messages: 0,
      speaks: false,
      missing,
    };
  }
  const { value, low, high, counted, count } = estimate;
  const missing = missingFor(metric, estimate, input.messages.length);
  const interval = formatInterval(unit, value, { low, high });
  const inWords = count ? formatCount(unit, count, interval) : interval;
  const speaks = missing === null;
  return { key, label, grade, value, low, high, inWords, anchor: null, messages: counted, speaks, missing };
}

/** More received mails than this are thinned before resampling, which only widens the interval. */
const MAX_RESAMPLED_INBOUND = 5_000;

function answeredSeries({ inbound }: ImportSummary): number[] {
  if (!inbound || inbound.direct === 0) return [];
  const size = Math.min(MAX_RESAMPLED_INBOUND, inbound.direct);
  const answered = Math.round((Math.min(inbound.answered, inbound.direct) / inbound.direct) * size);
  return Array.from({ length: size }, (_, index) => (index < answered ? 1 : 0));
}

function prepareAll(input: MeasureInput, englishShare: number | null): Map<MetricKey, PreparedMetric> {
  const mailbox = { messages: input.messages, hours: input.hours, englishShare };
  const sum = memoizedSums(mailbox);
  const prepared = new Map<MetricKey, PreparedMetric>();
  for (const key of METRICS) {
    const metric = METRIC_DEFINITIONS[key];
    if (metric.kind !== "series") prepared.set(key, prepareMetric(metric, mailbox, sum));
  }
  return prepared;
}

/** Yields between steps, so that the caller can return to the event loop. Deterministic. */
export function* measureSteps(input: MeasureInput): Generator<void, MailboxMeasures> {
  const { messages, summary, source, clock } = input;
  const englishShare = englishShareOf(messages);
  const prepared = prepareAll(input, englishShare);
  const comparisons = source === "paste" ? [] : comparisonsOf(messages, prepared, clock.isConfirmed);
  const evaluators = [...prepared.values()].map(({ evaluate }) => evaluate);
  const replicates = yield* bootstrap(
    [...evaluators, ...comparisons.map(({ secondMinusFirst }) => secondMinusFirst)],
    messages.length,
  );
  const estimates = new Map<MetricKey, Estimate>();
  for (const [index, [key, metric]] of [...prepared].entries()) {
    estimates.set(key, estimateOf(metric, messages.length, replicates[index] ?? new Float64Array()));
  }
  const series: Partial<Record<MetricKey, number[]>> = {
    replyShare: answeredSeries(summary),
    invites: summary.invitesPerWeek,
    threadLength: conversationLengths(messages),
  };
  for (const key of METRICS) {
    const [metric, values] = [METRIC_DEFINITIONS[key], series[key]];
    if (metric.kind === "series" && values?.length) estimates.set(key, yield* seriesEstimate(metric, values));
  }
  const contrasts = comparisons.flatMap((comparison, index) => {
    const contrast = contrastOf(comparison, replicates[evaluators.length + index] ?? new Float64Array());
    return contrast ? [contrast] : [];
  });
  const metrics = METRICS.map((key) => {
    const view = viewOf(key, estimates.get(key) ?? null, input);
    return view.speaks ? { ...view, anchor: anchorOf(comparisons, contrasts, key) } : view;
  });
  return { metrics, contrasts, englishShare };
}

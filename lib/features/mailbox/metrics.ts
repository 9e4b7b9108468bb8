import { comparisonsOf, contrastOf } from "./contrasts";
import {
  bootstrap,
  type Estimate,
  estimateOf,
  type Prepared,
  prepareMetric,
  seriesEstimate,
  sumsFor,
} from "./estimate";
import { conversationLengths } from "./evaluators";
import { englishShareOf } from "./features";
import { METRIC_DEFINITIONS, type MetricDefinition } from "./metric-definitions";
import { intervalInWords } from "./metric-words";
import {
  type ContrastView,
  type MailboxSource,
  type MessageFeatures,
  METRICS,
  type MetricKey,
  type MetricView,
  MIN_MESSAGES,
  type ReadingSummary,
  type WorkingHours,
} from "./schema";

interface MeasureInput {
  messages: MessageFeatures[];
  summary: ReadingSummary;
  hours: WorkingHours;
  source: MailboxSource;
}

export interface Measured {
  metrics: MetricView[];
  contrasts: ContrastView[];
  englishShare: number | null;
}

/** A share speaks only when what it counts was seen and not seen at least this often. */
const MIN_EVENTS = 5;

const MAILS = { floor: MIN_MESSAGES, members: "mails of this kind" };

/** What keeps a metric from speaking, in words; null when it may. */
function missingFor(metric: MetricDefinition, estimate: Estimate, own: number): string | null {
  const { value, low, high, counted, events } = estimate;
  const { floor, members: what } = metric.kind === "series" ? metric : MAILS;
  if (own < MIN_MESSAGES) return `needs at least ${MIN_MESSAGES} mails of your own; there are ${own}`;
  if (counted < floor) return `needs at least ${floor} ${what}; there are ${counted}`;
  if (events !== null && events < MIN_EVENTS)
    return `seen too seldom, or too regularly, to tell a rate (${events} times)`;
  const allowed = "width" in metric.bound ? metric.bound.width : metric.bound.part * Math.abs(value);
  const width = high - low;
  if (!(width <= allowed)) {
    const wanted = allowed > 0 ? Math.ceil((counted * (width / allowed) ** 2) / 10) * 10 : null;
    return wanted === null
      ? "too uneven to say anything yet"
      : `too uneven to say yet; about ${wanted} ${what} would do`;
  }
  return null;
}

const NO_ENVELOPE = "pasted text carries no time, recipient or conversation";

function viewOf(key: MetricKey, estimate: Estimate | null, { messages, source }: MeasureInput): MetricView {
  const metric = METRIC_DEFINITIONS[key];
  const { label, grade, unit } = metric;
  const hasNoEnvelope = metric.needsEnvelope && source === "paste";
  if (!estimate || hasNoEnvelope || Number.isNaN(estimate.value)) {
    const missing = hasNoEnvelope ? NO_ENVELOPE : "nothing of this kind was read";
    return {
      key,
      label,
      grade,
      value: 0,
      low: 0,
      high: 0,
      inWords: "not measured",
      messages: 0,
      speaks: false,
      missing,
    };
  }
  const { value, low, high, counted } = estimate;
  const missing = missingFor(metric, estimate, messages.length);
  const inWords = intervalInWords(unit, value, { low, high });
  return { key, label, grade, value, low, high, inWords, messages: counted, speaks: missing === null, missing };
}

/** Received mails beyond this are thinned before they are drawn; the interval only gets wider. */
const MAX_INBOUND = 5_000;

/** 1 for each direct mail that was answered, 0 for each other. */
function answeredSeries({ inbound }: ReadingSummary): number[] {
  if (!inbound || inbound.direct === 0) return [];
  const size = Math.min(MAX_INBOUND, inbound.direct);
  const answered = Math.round((Math.min(inbound.answered, inbound.direct) / inbound.direct) * size);
  return Array.from({ length: size }, (_, index) => (index < answered ? 1 : 0));
}

function prepareAll(input: MeasureInput, englishShare: number | null): Map<MetricKey, Prepared> {
  const mailbox = { messages: input.messages, hours: input.hours, englishShare };
  const sum = sumsFor(mailbox);
  const prepared = new Map<MetricKey, Prepared>();
  for (const key of METRICS) {
    const metric = METRIC_DEFINITIONS[key];
    if (metric.kind !== "series") prepared.set(key, prepareMetric(metric, mailbox, sum));
  }
  return prepared;
}

/**
 * Measures a mailbox step by step; whoever drives it may pause between steps, so that neither a page nor a server stands
 * still. The same messages always give the same result.
 */
export function* measureSteps(input: MeasureInput): Generator<void, Measured> {
  const { messages, summary, source } = input;
  const englishShare = englishShareOf(messages);
  const prepared = prepareAll(input, englishShare);
  const comparisons = source === "paste" ? [] : comparisonsOf(messages, prepared);
  const evaluators = [...prepared.values()].map(({ evaluate }) => evaluate);
  const drawn = yield* bootstrap([...evaluators, ...comparisons.map(({ difference }) => difference)], messages.length);
  const estimates = new Map<MetricKey, Estimate>();
  for (const [index, [key, metric]] of [...prepared].entries()) {
    estimates.set(key, estimateOf(metric, messages.length, drawn[index] ?? new Float64Array()));
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
    const contrast = contrastOf(comparison, drawn[evaluators.length + index] ?? new Float64Array());
    return contrast ? [contrast] : [];
  });
  return { metrics: METRICS.map((key) => viewOf(key, estimates.get(key) ?? null, input)), contrasts, englishShare };
}

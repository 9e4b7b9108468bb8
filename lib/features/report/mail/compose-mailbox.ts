import { METRIC_DEFINITIONS } from "@/lib/features/mailbox/metrics/metric-definitions";
import { formatHours } from "@/lib/features/mailbox/metrics/metric-labels";
import {
  type ContrastView,
  type ExcerptKind,
  type MailboxPatterns,
  type MetricKey,
  type MetricView,
} from "@/lib/features/mailbox/schema";
import { decapitalize } from "@/lib/shared/text/text";
import type { InsightDraft } from "../insight-draft";
import type { EvidenceView } from "../schema";
import { toNextStep } from "../step-text";
import { type Composite, MIN_MARKED_SALIENCE, type Topic } from "./composite";
import { findComposites, rhythmFactsOf } from "./composite-findings";
import { CONVERSATION_CASE_COPY } from "./conversation-case-copy";
import { MAIL_CASE_COPY } from "./mail-case-copy";
import { chooseByCase, mailCasesOf } from "./mail-cases";
import type { MailFinding, ShiftSize } from "./mailbox-findings";
import { HABIT_COPY } from "./mailbox-copy";
import { chooseWording, COMPOSITE_WORDINGS } from "./mail-wordings";
import { HABIT_CASE_COPY, REQUEST_CASE_COPY } from "./request-case-copy";
import { SHIFT_CASE_COPY } from "./shift-case-copy";
import { DEGREES, PERIOD_SHIFT_COPY } from "./period-shift-copy";
import { SHIFT_COPY, SHIFT_WORDINGS, SIDE_LABELS, SIDE_NAMES } from "./shift-copy";

const monthOf = (iso: string) =>
  new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(iso));

export function mailSource({ own, period }: Pick<MailboxPatterns, "own" | "period">): string {
  const [from, to] = period ? [monthOf(period.from), monthOf(period.to)] : ["", ""];
  const span = from === to ? from : `${from} to ${to}`;
  return `${own.messages.toLocaleString("en")} of your own mails${span && `, ${span}`}`;
}

const fillMetric = (text: string, { inWords, anchor }: MetricView, hours: string) =>
  text.replace("{value}", anchor ? `${inWords}, ${anchor}` : inWords).replace("{hours}", hours);

const HOUR_METRICS = new Set<MetricKey>(["outOfHours", "latencyMedian", "latencyP80"]);

interface MailContext {
  source: string;
  hours: string;
  cases: ReadonlySet<string>;
  /** Figures of all habits, for texts that set one beside another. */
  allFacts: Record<string, string>;
}

/** From this share of the mails, one side gets most of them. */
const MIN_UNEVEN_SHARE = 0.55;

const toPercent = (share: number) => Math.round(share * 100);

const hoursClause = (key: MetricKey, hours: string) =>
  HOUR_METRICS.has(key) ? `; working hours taken as ${hours}` : "";

function metricEvidence(
  { key, label, inWords, messages, value, low, high }: MetricView,
  { source, hours }: MailContext,
): EvidenceView {
  const metric = METRIC_DEFINITIONS[key];
  const members = metric.kind === "series" ? metric.members : "mails";
  const [score = 0, ...band] = [value, low, high].map(toPercent);
  const isShare = metric.unit === "share" && metric.kind === "ratio";
  return {
    ...(isShare && { views: [{ who: "Share", score, low: band[0], high: band[1] }] }),
    kind: "mailbox",
    label,
    value: `${inWords}; counted over ${messages.toLocaleString("en")} ${members}${hoursClause(key, hours)}`,
    source,
  };
}

function studyOf(key: MetricView["key"]): EvidenceView[] {
  const study = HABIT_COPY[key]?.study;
  return study ? [{ kind: "research", label: "What studies found", ...study }] : [];
}

type Side = (typeof SIDE_NAMES)["circle"][number];

const namesOf = (more: Side, less: Side): Record<string, string> => ({
  more: more.many,
  less: less.many,
  oneMore: more.one,
  oneLess: less.one,
});

const sideViews = (split: ContrastView["split"], shares: [number, number]) =>
  SIDE_LABELS[split].map((who, side) => ({ who, score: toPercent(shares[side] ?? 0) }));

const fillPlaceholders = (text: string, facts: Record<string, string>): string => {
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? "");
  return filled.replace(/(?<=^|[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase());
};

const mailKind = (isReframe = false): Pick<InsightDraft, "kind" | "traits"> => ({
  kind: isReframe ? "mail-reframe" : "mail",
  traits: [],
});

function composeMode(metrics: MetricView[], background: MailContext): InsightDraft {
  const clauses = metrics.map((metric) => fillMetric(HABIT_COPY[metric.key]?.clause ?? "", metric, background.hours));
  return {
    id: `mail-mode-${metrics.map(({ key }) => key.toLowerCase()).join("-")}`,
    ...mailKind(),
    text: `Counted in your own mail: ${clauses.join("; ")}. That is how you handle work in writing, and it tends to set the pace for the people who wait for you. Meetings and calls are not in it.`,
    ...toNextStep(HABIT_COPY[metrics[0]?.key ?? "lengthMedian"]?.step ?? ""),
    evidence: metrics.map((metric) => metricEvidence(metric, background)),
    wouldChange: "Another usual length, pace or circle in a later import would change this insight.",
  };
}

function shiftCaseText({ key, difference, messages: [first, second] }: ContrastView, size: ShiftSize) {
  const copy = SHIFT_CASE_COPY[key];
  const [toMore, toLess] = difference > 0 ? [second, first] : [first, second];
  const step = toLess > toMore ? copy?.mostToLess : copy?.mostToMore;
  const isUneven = Math.max(toMore, toLess) >= MIN_UNEVEN_SHARE * (toMore + toLess);
  return { ...((size === "slight" || size === "double") && copy?.[size]), ...(step && isUneven && { step }) };
}

type Shift = Extract<MailFinding, { kind: "shift" }>;
type ShiftWords = Record<"observation" | "effect" | "wouldChange", string> & ReturnType<typeof toNextStep>;

function periodWords({ contrast, size }: Shift): ShiftWords {
  const copy = PERIOD_SHIFT_COPY[contrast.key]?.[contrast.difference > 0 ? "rose" : "fell"];
  return {
    observation: fillPlaceholders(copy?.observation ?? "", { degree: DEGREES[size] }),
    effect: copy?.effect ?? "",
    ...toNextStep(copy?.step ?? ""),
    wouldChange: `'${contrast.label}' going back to its earlier level would undo this.`,
  };
}

function readerWords({ contrast, size }: Shift, [first, second]: [Side, Side]): ShiftWords {
  const { key, inWords, label, difference } = contrast;
  const isMarked = size === "marked" || size === "double";
  const usual = isMarked ? SHIFT_COPY[key]?.marked : SHIFT_COPY[key];
  const wording = chooseWording([{}, ...(SHIFT_WORDINGS[key] ?? [])], inWords);
  const text = usual && { ...usual, ...wording, ...shiftCaseText(contrast, size) };
  const names = difference > 0 ? namesOf(second, first) : namesOf(first, second);
  return {
    observation: fillPlaceholders(text?.observation ?? "", names),
    effect: fillPlaceholders(text?.effect ?? "", names),
    ...toNextStep(text?.step ?? "", (step) => fillPlaceholders(step, names)),
    wouldChange: `Equal figures for '${label}' in mail to ${names.less} and to ${names.more} would undo this.`,
  };
}

function composeShift(finding: Shift, { source, hours }: MailContext): InsightDraft {
  const { key, split, label, inWords, messages, shares } = finding.contrast;
  const [before, after] = messages;
  const { observation, effect, ...others } =
    split === "period" ? periodWords(finding) : readerWords(finding, SIDE_NAMES[split]);
  return {
    id: `mail-shift-${split}-${key.toLowerCase()}`,
    ...mailKind(),
    text: `${observation.replace(/\.$/, "")} (${decapitalize(label)}: ${inWords}). ${effect}`,
    ...others,
    evidence: [
      {
        kind: "mailbox",
        label,
        value: `${inWords}; counted over ${before + after} mails, and zero lies outside the 99 % interval of the difference${hoursClause(key, hours)}`,
        source,
        ...(shares && { views: sideViews(split, shares) }),
      },
      ...studyOf(key),
    ],
  };
}

function composeHabit(
  { metric }: Extract<MailFinding, { kind: "habit" }>,
  background: MailContext,
  isReframe: boolean,
): InsightDraft {
  const usual = HABIT_COPY[metric.key];
  const copy = usual && { ...usual, ...chooseByCase(HABIT_CASE_COPY[metric.key], background.cases) };
  const body = isReframe ? (copy?.reframe ?? "") : `${copy?.observation ?? ""} ${copy?.effect ?? ""}`;
  return {
    id: `mail-${isReframe ? "reframe" : "habit"}-${metric.key.toLowerCase()}`,
    ...mailKind(isReframe),
    text: fillPlaceholders(fillMetric(body, metric, background.hours), background.allFacts),
    ...toNextStep((isReframe ? copy?.reframeStep : copy?.step) ?? ""),
    evidence: [metricEvidence(metric, background), ...studyOf(metric.key)],
    wouldChange: `Another interval for '${metric.label}' in a later import would change this insight.`,
  };
}

const COMPOSITE_CASE_COPY = { ...MAIL_CASE_COPY, ...REQUEST_CASE_COPY, ...CONVERSATION_CASE_COPY };

const TOPIC_STUDY: Partial<Record<Topic, MetricKey>> = {
  requests: "directness",
  rhythm: "outOfHours",
  thanks: "thanks",
};

function composeComposite(
  { id, text: usual, facts, evidence, topics, salience }: Composite,
  { source, cases, allFacts }: MailContext,
  isReframe: boolean,
) {
  const isMarked = salience >= MIN_MARKED_SALIENCE[topics[0] ?? "pace"];
  const marked = isMarked ? usual.marked : undefined;
  const wordings = COMPOSITE_WORDINGS[marked ? `${id}:marked` : id] ?? [];
  const wording = chooseWording([{}, ...wordings], evidence[0]?.value ?? "");
  const byCase = chooseByCase(COMPOSITE_CASE_COPY[id], cases);
  const text = { ...usual, ...marked, ...wording, ...byCase };
  const known = { ...allFacts, ...facts };
  const studies = topics.flatMap((topic) => studyOf(TOPIC_STUDY[topic] ?? "invites"));
  return {
    id: `mail-${isReframe ? "reframe-" : ""}${id}`,
    ...mailKind(isReframe),
    text: fillPlaceholders(isReframe ? (text.reframe ?? "") : `${text.observation} ${text.effect}`, known),
    ...toNextStep((isReframe ? text.reframeStep : text.step) ?? "", (step) => fillPlaceholders(step, known)),
    evidence: [...evidence.map((one): EvidenceView => ({ kind: "mailbox", ...one, source })), ...studies],
    wouldChange: text.wouldChange,
  };
}

const EXCERPT_KIND_OF: Partial<Record<MetricKey, ExcerptKind>> = {
  directness: "request",
  hedges: "hedge",
  minimizers: "hedge",
  thanks: "thanks",
  questions: "question",
  followUps: "question",
};
const MAX_EXAMPLES = 2;

function excerptEvidence(key: MetricKey, { excerpts }: MailboxPatterns, source: string): EvidenceView[] {
  return excerpts
    .filter(({ kind }) => kind === EXCERPT_KIND_OF[key])
    .slice(0, MAX_EXAMPLES)
    .map(({ text }) => ({ kind: "excerpt", label: "In your own words", value: `“${text}”`, source }));
}

/** Composes the insights of one mailbox; what they share is read once. */
export function mailComposer(patterns: MailboxPatterns) {
  const background = {
    source: mailSource(patterns),
    hours: formatHours(patterns.hours),
    cases: mailCasesOf(patterns),
    allFacts: Object.assign(rhythmFactsOf(patterns), ...findComposites(patterns).map(({ facts }) => facts)) as Record<
      string,
      string
    >, // assign forgets the type.
  };
  return (finding: MailFinding, isReframe = false): InsightDraft => {
    const { practice, ...draft } = composeFinding(finding, background, isReframe);
    const examples = excerptMetricsOf(finding).flatMap((key) => excerptEvidence(key, patterns, background.source));
    const insight = { ...draft, evidence: [...draft.evidence, ...examples] };
    // The report's limits state the mailbox size from which it gives advice.
    if (patterns.isEarlyLook) return { ...insight, nextStep: "" };
    return practice === undefined ? insight : { ...insight, practice };
  };
}

function excerptMetricsOf(finding: MailFinding): MetricKey[] {
  if (finding.kind === "mail-mode") return [];
  if (finding.kind === "composite") return finding.topics.includes("requests") ? ["directness"] : [];
  return [finding.kind === "shift" ? finding.contrast.key : finding.metric.key];
}

function composeFinding(finding: MailFinding, background: MailContext, isReframe: boolean): InsightDraft {
  switch (finding.kind) {
    case "mail-mode":
      return composeMode(finding.metrics, background);
    case "composite":
      return composeComposite(finding, background, isReframe);
    case "shift":
      return composeShift(finding, background);
    case "habit":
      return composeHabit(finding, background, isReframe);
  }
}

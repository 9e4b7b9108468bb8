import { METRIC_DEFINITIONS } from "@/lib/features/mailbox/metric-definitions";
import { formatHours } from "@/lib/features/mailbox/metric-labels";
import {
  type ExcerptKind,
  FULL_MESSAGES,
  FULL_WORDS,
  type MailboxPatterns,
  type MetricKey,
  type MetricView,
} from "@/lib/features/mailbox/schema";
import type { InsightDraft } from "./insight-draft";
import type { MailFinding } from "./mailbox-findings";
import { HABIT_COPY } from "./mailbox-copy";
import type { EvidenceView } from "./schema";

const monthOf = (iso: string) =>
  new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(iso));

/** `your 412 own mails, March 2026 to November 2026`. */
export function mailSource({ own, period }: Pick<MailboxPatterns, "own" | "period">): string {
  const [from, to] = period ? [monthOf(period.from), monthOf(period.to)] : ["", ""];
  const span = from === to ? from : `${from} to ${to}`;
  return `your ${own.messages.toLocaleString("en")} own mails${span && `, ${span}`}`;
}

const fill = (text: string, { inWords, anchor }: MetricView, hours: string) =>
  text.replace("{value}", anchor ? `${inWords}, ${anchor}` : inWords).replace("{hours}", hours);

/** Metrics that depend on when the person works. */
const BY_HOURS = new Set<MetricKey>(["outOfHours", "latencyMedian", "latencyP80"]);

/** Where a mailbox finding comes from, in words. */
interface Background {
  source: string;
  hours: string;
}

const takenAs = (key: MetricKey, hours: string) => (BY_HOURS.has(key) ? `; working hours taken as ${hours}` : "");

function metricEvidence({ key, label, inWords, messages }: MetricView, { source, hours }: Background): EvidenceView {
  const metric = METRIC_DEFINITIONS[key];
  const members = metric.kind === "series" ? metric.members : "mails";
  return {
    kind: "mailbox",
    label,
    value: `${inWords}; counted over ${messages.toLocaleString("en")} ${members}${takenAs(key, hours)}`,
    source,
  };
}

function studyOf(key: MetricView["key"]): EvidenceView[] {
  const study = HABIT_COPY[key]?.study;
  return study ? [{ kind: "research", label: "What studies found", ...study }] : [];
}

function changeOf(keys: MetricKey[]): string {
  const hours = keys.some((key) => BY_HOURS.has(key)) ? ", or other working hours," : "";
  return `A later reading whose interval lies apart from this one${hours} would change this.`;
}

function composeMode(metrics: MetricView[], background: Background): InsightDraft {
  const clauses = metrics.map((metric) => fill(HABIT_COPY[metric.key]?.clause ?? "", metric, background.hours));
  return {
    id: `mail-mode-${metrics.map(({ key }) => key.toLowerCase()).join("-")}`,
    text: `Counted in your own mail: ${clauses.join("; ")}. That is how work moves through your hands in writing, and it tends to set the pace for the people who wait for it. What happens in rooms and calls is not in it.`,
    nextStep: HABIT_COPY[metrics[0]?.key ?? "lengthMedian"]?.step ?? "",
    evidence: metrics.map((metric) => metricEvidence(metric, background)),
    wouldChange: changeOf(metrics.map(({ key }) => key)),
  };
}

function composeShift(
  { contrast }: Extract<MailFinding, { kind: "shift" }>,
  { source, hours }: Background,
): InsightDraft {
  const { key, split, label, inWords, messages } = contrast;
  const [before, after] = messages;
  const what = split === "period" ? "Your mails have changed over time" : "Your mails change with their readers";
  return {
    id: `mail-shift-${split}-${key.toLowerCase()}`,
    text: `${what}. ${label}: ${inWords}. The difference is larger than chance makes in mails like yours. Both ways come from the same hand, so which of them to use can be a choice. ${HABIT_COPY[key]?.means ?? ""}`,
    nextStep: HABIT_COPY[key]?.step ?? "",
    evidence: [
      {
        kind: "mailbox",
        label,
        value: `${inWords}; counted over ${before + after} mails, and zero lies outside the 99 % interval of the difference${takenAs(key, hours)}`,
        source,
      },
      ...studyOf(key),
    ],
    wouldChange: "The same comparison in a later reading, if its interval takes in zero, would undo this.",
  };
}

function composeHabit({ metric }: Extract<MailFinding, { kind: "habit" }>, background: Background): InsightDraft {
  const text = HABIT_COPY[metric.key];
  return {
    id: `mail-habit-${metric.key.toLowerCase()}`,
    text: `${fill(text?.says ?? "", metric, background.hours)} ${text?.means ?? ""}`,
    nextStep: text?.step ?? "",
    evidence: [metricEvidence(metric, background), ...studyOf(metric.key)],
    wouldChange: changeOf([metric.key]),
  };
}

/** The kind of ticked sentence that is an example of a metric. */
const EXAMPLES: Partial<Record<MetricKey, ExcerptKind>> = {
  directness: "request",
  hedges: "hedge",
  minimizers: "hedge",
  thanks: "thanks",
  questions: "question",
  followUps: "question",
};
const MAX_EXAMPLES = 2;

/** One or two ticked sentences beside their figure, quoted exactly. */
function exampleEvidence(key: MetricKey, { excerpts }: MailboxPatterns, source: string): EvidenceView[] {
  return excerpts
    .filter(({ kind }) => kind === EXAMPLES[key])
    .slice(0, MAX_EXAMPLES)
    .map(({ text }) => ({ kind: "excerpt", label: "In your own words", value: `“${text}”`, source }));
}

const EARLY_LOOK_STEP = `This is an early look, so there is nothing to change yet. From ${FULL_MESSAGES} mails and ${FULL_WORDS.toLocaleString("en")} words of your own on, it can say what to try.`;

/** A mailbox finding in words: the person's own figures, never a judgement against other people. */
export function composeMail(finding: MailFinding, patterns: MailboxPatterns): InsightDraft {
  const background = { source: mailSource(patterns), hours: formatHours(patterns.hours) };
  const draft = composeFinding(finding, background);
  const examples = finding.kind === "mail-mode" ? [] : exampleEvidence(keyOf(finding), patterns, background.source);
  const nextStep = patterns.isEarlyLook ? EARLY_LOOK_STEP : draft.nextStep;
  return { ...draft, nextStep, evidence: [...draft.evidence, ...examples] };
}

const keyOf = (finding: Exclude<MailFinding, { kind: "mail-mode" }>): MetricKey =>
  finding.kind === "shift" ? finding.contrast.key : finding.metric.key;

function composeFinding(finding: MailFinding, background: Background): InsightDraft {
  if (finding.kind === "mail-mode") return composeMode(finding.metrics, background);
  return finding.kind === "shift" ? composeShift(finding, background) : composeHabit(finding, background);
}

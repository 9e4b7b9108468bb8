import type { MailboxPatterns, MetricView } from "@/lib/features/mailbox/schema";
import type { Draft } from "./draft";
import type { MailFinding } from "./mailbox-findings";
import { HABIT_TEXTS } from "./mailbox-texts";
import type { EvidenceView } from "./schema";

const monthOf = (iso: string) =>
  new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(iso));

/** `your 412 own mails, March 2026 to November 2026`. */
export function mailSource({ own, period }: Pick<MailboxPatterns, "own" | "period">): string {
  const [from, to] = period ? [monthOf(period.from), monthOf(period.to)] : ["", ""];
  const span = from === to ? from : `${from} to ${to}`;
  return `your ${own.messages.toLocaleString("en")} own mails${span && `, ${span}`}`;
}

const fill = (text: string, { inWords }: MetricView) => text.replace("{value}", inWords);

const metricEvidence = (metric: MetricView, source: string): EvidenceView => ({
  kind: "mailbox",
  label: metric.label,
  value: `${metric.inWords}; counted over ${metric.messages.toLocaleString("en")}`,
  source,
});

function studyOf(key: MetricView["key"]): EvidenceView[] {
  const study = HABIT_TEXTS[key]?.study;
  return study ? [{ kind: "research", label: "What studies found", ...study }] : [];
}

const WOULD_CHANGE =
  "A later reading whose interval lies apart from this one, or other working hours, would change this.";

function composeMode(metrics: MetricView[], source: string): Draft {
  const clauses = metrics.map((metric) => fill(HABIT_TEXTS[metric.key]?.clause ?? "", metric));
  return {
    id: `mail-mode-${metrics.map(({ key }) => key.toLowerCase()).join("-")}`,
    text: `Counted in your own mail: ${clauses.join("; ")}. That is how work moves through your hands in writing, and it tends to set the pace for the people who wait for it. What happens in rooms and calls is not in it.`,
    nextStep: HABIT_TEXTS[metrics[0]?.key ?? "lengthMedian"]?.step ?? "",
    evidence: metrics.map((metric) => metricEvidence(metric, source)),
    wouldChange: WOULD_CHANGE,
  };
}

function composeShift({ contrast }: Extract<MailFinding, { kind: "shift" }>, source: string): Draft {
  const { key, split, label, inWords, messages } = contrast;
  const [before, after] = messages;
  const what = split === "audience" ? "Your mails change with their readers" : "Your mails have changed over time";
  return {
    id: `mail-shift-${split}-${key.toLowerCase()}`,
    text: `${what}. ${label}: ${inWords}. The difference is larger than chance makes in mails like yours. Both ways come from the same hand, so which of them to use can be a choice. ${HABIT_TEXTS[key]?.means ?? ""}`,
    nextStep: HABIT_TEXTS[key]?.step ?? "",
    evidence: [
      {
        kind: "mailbox",
        label,
        value: `${inWords}; counted over ${before + after} mails, and zero lies outside the 99 % interval of the difference`,
        source,
      },
      ...studyOf(key),
    ],
    wouldChange: "The same comparison in a later reading, if its interval takes in zero, would undo this.",
  };
}

function composeHabit({ metric }: Extract<MailFinding, { kind: "habit" }>, source: string): Draft {
  const text = HABIT_TEXTS[metric.key];
  return {
    id: `mail-habit-${metric.key.toLowerCase()}`,
    text: `${fill(text?.says ?? "", metric)} ${text?.means ?? ""}`,
    nextStep: text?.step ?? "",
    evidence: [metricEvidence(metric, source), ...studyOf(metric.key)],
    wouldChange: WOULD_CHANGE,
  };
}

/** A mailbox finding in words: the person's own figures, never a judgement against other people. */
export function composeMail(finding: MailFinding, patterns: MailboxPatterns): Draft {
  const source = mailSource(patterns);
  if (finding.kind === "mail-mode") return composeMode(finding.metrics, source);
  return finding.kind === "shift" ? composeShift(finding, source) : composeHabit(finding, source);
}

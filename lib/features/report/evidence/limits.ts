import { formOf } from "@/lib/features/hexaco/model";
import { FORM_VIEWS } from "@/lib/features/hexaco/questionnaire-view";
import type { Form } from "@/lib/features/hexaco/schema";
import { FULL_MESSAGES, FULL_WORDS, type MailboxPatterns, type MetricView } from "@/lib/features/mailbox/schema";
import type { Evidence, ScoreEvidence } from "./evidence";

const SCALE_END_POINTS = 5;

const bandOf = (form: Form) => FORM_VIEWS.find((view) => view.form === form)?.band;

function isAtTheEnds({ standings }: ScoreEvidence): boolean {
  return (
    standings.every(({ score }) => score <= SCALE_END_POINTS) ||
    standings.every(({ score }) => score >= 100 - SCALE_END_POINTS)
  );
}

function scoreLimits(scores: ScoreEvidence): string[] {
  const limits = [
    "Scores say how you describe yourself. How others see your work is not in them; the view from outside asks your colleagues.",
  ];
  if (isAtTheEnds(scores))
    limits.unshift(
      "All six scores lie at one end of the scale. That can be a slip of entry, so please check the numbers before relying on this.",
    );
  const form = formOf(scores.source);
  if (form === "24")
    limits.push(
      `24 statements give wide bands of up to ${bandOf("24")} points either way. Going on to 60 statements keeps your answers and narrows them to ${bandOf("60")} at most.`,
    );
  return limits;
}

function missingMetricLimits(metrics: MetricView[]): string[] {
  const byReason = new Map<string, string[]>();
  for (const { speaks, label, missing } of metrics) {
    if (speaks) continue;
    const reason = missing ?? "not measured";
    byReason.set(reason, [...(byReason.get(reason) ?? []), label]);
  }
  return [...byReason].map(([reason, labels]) => `${labels.join("; ")}: ${reason}.`);
}

function textLimits({ textCheck, isEarlyLook, clock, source }: MailboxPatterns): string[] {
  const limits: string[] = [];
  if (textCheck.doubts.length > 0)
    limits.push(
      "These mails are longer than people usually write, so words of others may be among them; nothing here is told with more than low confidence.",
    );
  if (!textCheck.isConfirmed)
    limits.push(
      "Nobody has looked at what was taken as your own words, so nothing from mail is told with high confidence.",
    );
  if (textCheck.isStrict)
    limits.push("Your mail was read by the stricter rules, which lose a little of your own text.");
  if (isEarlyLook)
    limits.push(
      `The mailbox is small, so this is an early look without advice; ${FULL_MESSAGES} mails and ${FULL_WORDS.toLocaleString("en")} words of your own are needed.`,
    );
  if (!clock.isConfirmed && source !== "paste")
    limits.push(
      "Nobody has confirmed the clock of your mail, so nothing is said about hours or about changes over time.",
    );
  return limits;
}

function mailboxLimits(patterns: MailboxPatterns): string[] {
  const { metrics, partial, englishShare, summary } = patterns;
  const olderMails = summary.excluded.beyondNewest;
  return [
    "Mail shows writing habits, not character: nothing in it moved a score, and nobody else was named or described.",
    ...(partial ? ["The mailbox was read in part; what is here is complete in itself."] : []),
    ...(olderMails > 0
      ? [`Only your newest mails were counted; ${olderMails.toLocaleString("en")} older ones were left out.`]
      : []),
    ...(englishShare !== null && englishShare < 0.5
      ? ["Most of the mails are not in English, and word counts are made in English only."]
      : []),
    ...textLimits(patterns),
    ...missingMetricLimits(metrics),
  ];
}

const ESTIMATES_ONLY =
  "The six scores are estimates from your mail, at or near the average, and nothing else here reads them. 24 statements take about three minutes and replace them.";
const NO_MAILBOX =
  "Nothing here was read from mail or calendar: how fast, how long and to whom you write is not part of this report.";

export function limitsOf({ scores, mailbox, profile }: Evidence): string[] {
  return [
    ...(scores
      ? scoreLimits(scores)
      : [
          mailbox
            ? ESTIMATES_ONLY
            : "No trait is told here: only a questionnaire can carry that. 24 statements take about three minutes.",
        ]),
    ...(mailbox ? mailboxLimits(mailbox) : [NO_MAILBOX]),
    ...(profile
      ? ["Your profile gave role and history. Such texts say little about character, so it moved no score."]
      : []),
  ];
}

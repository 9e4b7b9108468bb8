import { dateText } from "@/lib/features/practices/answer-text";
import { escapeMarkdown } from "@/lib/features/practices/pages/markdown-text";
import type { Practice, PracticeStep, StepOf } from "@/lib/features/practices/practice-file";
import type { PagePlan } from "@/lib/features/practices/schema";
import type { RiskLanguage } from "@/lib/features/risk/schema";

export const openingText = ({ title, minutes, result, source }: Practice, steps: number): string =>
  `**${title}** takes about ${minutes} minutes and ${steps} short steps. At the end you have ${result}\n\n` +
  `Write the way you think; I put it together. You can go back, skip or stop at any time, and nothing is lost.\n\n*${source}*`;

export const broughtStepText = (step: string): string =>
  `You bring this step from your report:\n\n> ${escapeMarkdown(step.replace(/\s+/g, " "))}`;

const PREFILLED = "What you wrote stands in the message field; leave in it what belongs here.";

export function questionText(
  { question }: PracticeStep,
  { note, isPrefilled }: { note: string | null; isPrefilled: boolean },
): string {
  const asked = isPrefilled ? `${question} ${PREFILLED}` : question;
  return note ? `${asked}\n\n*${note}*` : asked;
}

const ANSWER_FORMS: Record<PracticeStep["kind"], string> = {
  text: "a few sentences",
  sentence: "one sentence",
  list: "one entry on each line",
  choice: "one of the choices below, by its number or its first words",
  scale: "a number",
  weights: "one line for each row with a number from 1 to 5 for each column, or the table below",
  people: "one person on each line, such as 'IK, CFO'",
  date: "a day, such as 'Thursday at 16:00'",
  rehearsal: "one line back",
};

export const notUnderstoodText = ({ kind, optional }: PracticeStep): string =>
  `I could not read that as an answer here. This step takes ${ANSWER_FORMS[kind]}.${optional ? " You can also write 'skip'." : ""}`;

export const whyText = ({ why, example }: PracticeStep): string =>
  example ? `${why}\n\nFor example: *${example}*` : why;

export const exampleText = ({ example, why }: PracticeStep): string =>
  example ? `Somebody else wrote: *${example}*` : `I have no example for this one. It is asked because: ${why}`;

export const NOT_SKIPPED = "The page needs this one. A few words are enough, and you can change them at the end.";
export const STOPPED =
  "We stop here. Everything so far is kept: you can go on from this conversation or from Pages, today or next week.";
export const RESUMED = "Good, we go on where we were.";
export const NOTHING_BEFORE = "This is the first step; there is nothing before it.";
export const WENT_BACK = "Back one step. Your answer stands there as you left it.";
export const WENT_BACK_TO_REHEARSAL =
  "Back one step. The lines you have practised are kept; a new one replaces the old, and 'stop' leaves them as they are.";
export const REOPENED = "We change this one. The page is written anew afterwards, and its earlier text is kept.";
export const TAKEN_AS_QUESTION =
  "You asked something, so I have not taken it as your answer. If it was meant as one, keep it with the button below.";

export const remarkText = (remark: string, entry: string | null = null): string =>
  `${entry ? `**${escapeMarkdown(entry)}:** ` : ""}${remark}\n\nWrite it again, or keep it as it is.`;

export const followUpText = ({ kind }: PracticeStep, question: string): string =>
  kind === "text"
    ? `${question}\n\nWhat you write is added to your answer; or keep it as it is.`
    : `${question}\n\nWrite it again, or keep it as it is.`;

export const cueText = (step: StepOf<"rehearsal">, round: number, line: string): string => {
  const move = step.rounds[round]?.move ?? "answers";
  return `**${round + 1} of ${step.rounds.length}: the other side ${move}.**\n\n> ${line}`;
};

const KEPT_FROM_PAGE = "On the page you can keep this as a commitment; it then comes up here on its day.";

const planLine = ({ what, date, time }: PagePlan): string =>
  date ? `\n\n**Planned for ${dateText({ date, time, note: "" })}:** ${escapeMarkdown(what)}\n\n${KEPT_FROM_PAGE}` : "";

export const finishedText = (title: string, plan: PagePlan | null): string =>
  `That is all. Your page is ready:\n\n**${escapeMarkdown(title)}**\n\nRead it once as if somebody else had written it, and change what does not sound like you.${plan ? planLine(plan) : ""}`;

interface CheckCopy {
  yes: string;
  no: string;
  cleared: string;
}

const CHECK_COPY: Record<RiskLanguage, CheckCopy> = {
  en: {
    yes: "Yes, or I am not sure",
    no: "No, go on",
    cleared: "Thank you for telling me plainly. We go on where we were.",
  },
  de: {
    yes: "Ja, oder ich weiß es nicht",
    no: "Nein, weiter",
    cleared: "Danke für die klare Antwort. Wir machen weiter, wo wir waren.",
  },
  fr: {
    yes: "Oui, ou je ne sais pas",
    no: "Non, continuons",
    cleared: "Merci de me le dire clairement. Nous reprenons là où nous étions.",
  },
  es: {
    yes: "Sí, o no lo sé",
    no: "No, sigamos",
    cleared: "Gracias por decirlo con claridad. Seguimos donde estábamos.",
  },
};

export const checkLabels = (language: RiskLanguage): { yes: string; no: string } => {
  const { yes, no } = CHECK_COPY[language];
  return { yes, no };
};

export const checkCleared = (language: RiskLanguage | null): string => CHECK_COPY[language ?? "en"].cleared;

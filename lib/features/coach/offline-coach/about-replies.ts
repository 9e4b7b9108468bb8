import type { InsightView } from "@/lib/features/report/schema";
import { usableInsights } from "../usable-insights";
import { aboutCoach, ABOUT_REPORT, ASKS_REPORT } from "./about-cues";
import { ask, partOf } from "./ask";
import { quoted } from "./mirror";
import { join, type Pen } from "./pen";
import { ABOUT_LINES, BACK_QUESTIONS } from "./special-lines";
import { sentencesOf, trimEndOf } from "./text";
import type { Thread } from "./thread";
import { leaningFor, leaningsOf } from "./voice";

const MAX_REMEMBERED = 5;

const leadBack = (thread: Thread, pen: Pen) =>
  thread.told.length > 0 ? ask(thread, pen, partOf(thread)) : (pen.any(BACK_QUESTIONS) ?? ask(thread, pen, "goal"));

function memoryAnswer({ context, told }: Thread): string {
  const memories = context.memories.slice(0, MAX_REMEMBERED).map((words) => quoted(trimEndOf(words, " .")));
  if (memories.length > 0) {
    return `In your words: ${memories.join("; ")}. You can change or remove any of it under what the partner knows about you.`;
  }
  return told.length > 0
    ? "From before this conversation, nothing; from it, what you have written here. I only keep lasting things you say about yourself, word for word, and you can remove them."
    : "Nothing yet. When you tell me something lasting about yourself I keep your exact words, and you can remove them at any time.";
}

/** What the coach is, knows and can do, when asked. */
export function aboutCoachReply(thread: Thread, pen: Pen): string | null {
  const { now } = thread;
  if (now.words > 30) return null;
  const kind = aboutCoach(now.said);
  if (!kind) return null;
  if (kind === "memory") {
    const answer = memoryAnswer(thread);
    return pen.isNew(answer) ? join([answer, leadBack(thread, pen)]) : null;
  }
  const answer = pen.inOrder(ABOUT_LINES[kind]);
  return answer && join([answer, leadBack(thread, pen)]);
}

const WHERE = [
  "Where do you see it, and where not?",
  "What in it is true of you, and what isn't?",
  "When did you last notice that?",
];
const NO_REPORT = [
  "There is no report for you here yet; it comes from six scores or the questionnaire, on the trial page. Until then I go by what you tell me.",
  "Without a report I have only your own words, which is no bad start.",
];
const STRUCK = ["You have struck that one, so I leave it out."];

const TITLES = ["operating mode", "hidden tension", "reframe"];

/** The insight that a message asks for: by title, else the one that fits the matter, else the first. */
function wantedInsight({ now: { said }, context, scene }: Thread, insights: InsightView[]): InsightView | null {
  const title = TITLES.find((each) => said.includes(each));
  if (title) return insights.find((insight) => insight.title.toLowerCase() === title) ?? null;
  const fitting = scene && leaningFor(leaningsOf(context), scene.id)?.trait.trait;
  return (
    insights.find(({ evidence }) => evidence.some(({ trait }) => trait && trait === fitting)) ?? insights[0] ?? null
  );
}

function traitAnswer({ context, now }: Thread): string | null {
  const trait = context.report?.hexacoData?.traits.find(({ label }) => now.said.includes(label.toLowerCase()));
  if (!trait) return null;
  const isUsable = leaningsOf(context).some((leaning) => leaning.trait === trait) || trait.level === "typical";
  if (!isUsable) return STRUCK[0] ?? null;
  const { label, score, low, high, level, meaning } = trait;
  return `${label}: ${score} of 100, likely ${Math.round(low)} to ${Math.round(high)}, which counts as ${level}. ${meaning}`;
}

function insightAnswer(thread: Thread): string | null {
  const insight = wantedInsight(thread, usableInsights(thread.context));
  if (!insight) return STRUCK[0] ?? null;
  const text = sentencesOf(insight.text)
    .filter((sentence) => !sentence.includes("?"))
    .slice(0, 2)
    .join(" ");
  const [basis] = insight.evidence;
  return `${insight.title}: ${text}${basis ? ` It rests on ${basis.label}, ${basis.value}, from ${basis.source}.` : ""}`;
}

/** Questions about the person's own report. */
export function aboutReportReply(thread: Thread, pen: Pen): string | null {
  const { now, context } = thread;
  if (!ABOUT_REPORT.test(now.said) || !ASKS_REPORT.test(now.said) || now.words > 40) return null;
  if (!context.report) {
    const line = pen.inOrder(NO_REPORT);
    return line && join([line, leadBack(thread, pen)]);
  }
  const answer = traitAnswer(thread) ?? insightAnswer(thread);
  return answer && pen.isNew(answer) ? join([answer, pen.any(WHERE) ?? leadBack(thread, pen)]) : null;
}

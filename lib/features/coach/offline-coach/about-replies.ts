import type { InsightView } from "@/lib/features/report/schema";
import { usableInsights } from "../usable-insights";
import { aboutCoach, ABOUT_REPORT, ASKS_REPORT } from "./about-cues";
import { goOn } from "./ask";
import { ASKS_MENTIONED, ASKS_SUMMARY } from "./cues";
import { join, type Pen } from "./pen";
import { knownAnswer, planAnswer } from "./recall-replies";
import { ABOUT_LINES } from "./special-lines";
import { sentencesOf } from "./text";
import type { Thread } from "./thread-state";
import { leaningFor, leaningsOf } from "./voice";

const MAX_SUMMARY_WORDS = 12;
const STARTS = /\b(?:start|begin)(?: now)?\s?[?.!]*$/;

/** What the coach is, knows and can do, when asked. */
export function aboutCoachReply(thread: Thread, pen: Pen): string | null {
  const { now } = thread;
  if (now.words > 30 || (thread.isIdeaNew && thread.idea?.includes("“"))) return null;
  const isRecall = ASKS_MENTIONED.test(now.said) || (ASKS_SUMMARY.test(now.said) && now.words <= MAX_SUMMARY_WORDS);
  const kind = isRecall ? "memory" : aboutCoach(now.said);
  // Once a matter is on the table, 'Where do I start?' is about that.
  if (!kind || (kind === "ability" && thread.told.length > 0 && STARTS.test(now.said))) return null;
  if (kind === "memory") {
    const plan = planAnswer(thread, pen);
    if (plan) return join([plan, goOn(thread, pen)]);
    const answer = knownAnswer(thread);
    return pen.isNew(answer) ? join([answer, goOn(thread, pen)]) : null;
  }
  const answer = pen.inOrder(ABOUT_LINES[kind]);
  return answer && join([answer, goOn(thread, pen)]);
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
  // The comparison with others stands in the report; here the figure is enough.
  const value = basis?.value.split("; ")[0] ?? "";
  return `${insight.title}: ${text}${basis ? ` It rests on ${basis.label}, ${value}, from ${basis.source}.` : ""}`;
}

/** Questions about the person's own report. */
export function aboutReportReply(thread: Thread, pen: Pen): string | null {
  const { now, context } = thread;
  if (!ABOUT_REPORT.test(now.said) || !ASKS_REPORT.test(now.said) || now.words > 40) return null;
  if (!context.report) {
    const line = pen.inOrder(NO_REPORT);
    return line && join([line, goOn(thread, pen)]);
  }
  const answer = traitAnswer(thread) ?? insightAnswer(thread);
  return answer && pen.isNew(answer) ? join([answer, pen.any(WHERE) ?? goOn(thread, pen)]) : null;
}

import { TRAITS } from "@/lib/features/hexaco/schema";
import { isMissingEvidence, type EvidenceView, type InsightView, type TraitView } from "@/lib/features/report/schema";
import { usableInsights } from "../prompt/usable-insights";
import { listenerContent } from "./content";
import { answer, type Answer, type AnswerInput } from "./answer";
import { joinSentences, joinParagraphs } from "./line-picker";
import { normalizeText, wordsOf } from "./text";
import { listOf } from "@/lib/shared/text";

const NUMBERED_INSIGHT =
  /\b(?:insight|number|no\.?|nr\.?|#) ?#?(\d{1,2})\b|\b(\d{1,2})(?:st|nd|rd|th) (?:insight|one)\b/;
const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const LEVELS = { low: "below", typical: "within", high: "above" };
const MAX_EVIDENCE = 3;

const formatEvidence = ({ label, value, source }: EvidenceView) => `${label}: ${value} (${source}).`;

function findNamedInsight({ message, context, state }: AnswerInput): InsightView | "missing" | null {
  const insights = context.report?.details ?? [];
  const title = listenerContent().cues.first("insights", message.normal);
  if (title) return insights.find((insight) => insight.title.toLowerCase() === title) ?? "missing";
  const numbered = NUMBERED_INSIGHT.exec(message.normal);
  if (message.act === "f-next")
    return insights[insights.findIndex(({ id }) => id === state.last?.subject) + 1] ?? "missing";
  const isNamed = (word: string, at: number) =>
    new RegExp(String.raw`\b${word} (?:insight|one)\b|\binsight (?:number )?${NUMBERS[at] ?? ""}\b`).test(
      message.normal,
    );
  const ordinal = ORDINALS.findIndex(isNamed) + 1;
  const number = Number(numbered?.[1] ?? numbered?.[2] ?? 0) || ordinal;
  if (/\blast insight\b/.test(message.normal)) return insights.at(-1) ?? "missing";
  if (!number) return null;
  return insights.find((insight) => insight.title === `Insight ${number}`) ?? insights[number - 1] ?? "missing";
}

const findNamedTrait = (normal: string): string | null => listenerContent().cues.first("traits", normal);

function findTopic({ message }: AnswerInput): string | null {
  const { topics } = listenerContent().words;
  const counts = Object.entries(topics).map(([topic, words]) => ({
    topic,
    count: message.words.filter((word) => words.includes(word)).length,
  }));
  const most = counts.reduce((best, each) => (each.count > best.count ? each : best));
  return most.count > 0 ? most.topic : null;
}

/** 'Is there anything about me in it that makes this harder?' asks about an earlier topic. */
const findEarlierTopic = (input: AnswerInput): string | null => {
  const messages = input.turns.filter(({ role }) => role === "user").map(({ content }) => content);
  const words = wordsOf(normalizeText(messages.slice(-4).join(" ")));
  return /\b(?:this|that)\b/.test(input.message.normal)
    ? findTopic({ ...input, message: { ...input.message, words } })
    : null;
};

const filterInsightsAbout = (topic: string, insights: InsightView[]) =>
  insights.filter(
    (insight) =>
      !isMissingEvidence(insight) &&
      insight.evidence.some(({ trait, kind }) => (topic === "mailbox" ? kind === "mailbox" : trait === topic)),
  );

function findFirstInsightAbout(input: AnswerInput): InsightView | null {
  const topic = findTopic(input);
  return (topic && filterInsightsAbout(topic, usableInsights(input.context))[0]) || null;
}

function describeInsight(insight: InsightView, { context, writer }: AnswerInput): string {
  const isUsable = usableInsights(context).includes(insight);
  if (!isUsable) return writer.pickCopy("disputed-insight", { title: insight.title }) ?? insight.title;
  const facts = insight.evidence.filter(({ kind }) => kind !== "note").slice(0, MAX_EVIDENCE);
  return joinParagraphs(
    `**${insight.title}**: ${insight.text}`,
    facts.length > 0 ? joinSentences(writer.pick(["It rests on this."]), facts.map(formatEvidence).join(" ")) : null,
    joinSentences(
      writer.pick([`How certain the figure is: ${insight.confidence}.`]),
      writer.pick([
        "How well it foretells behaviour is another question, and the report answers it beside the insight.",
      ]),
    ),
    insight.nextStep && `Next step: ${insight.nextStep}`,
  );
}

const describeTrait = ({ label, score, low, high, level }: TraitView) =>
  `${label}: ${score} of 100, likely between ${Math.round(low)} and ${Math.round(high)}, ${LEVELS[level]} the typical range.`;

const titlesOf = ({ context }: AnswerInput) => listOf((context.report?.details ?? []).map(({ title }) => title));

const traitsOf = ({ context }: AnswerInput): TraitView[] => context.report?.hexacoData?.traits ?? [];

function missingInsightAnswer(input: AnswerInput, act: string, subject: string | null): Answer | null {
  const titles = titlesOf(input);
  return answer(
    titles ? input.writer.pickCopy("missing-insight", { titles }) : input.writer.pickCopy("no-report"),
    act,
    subject,
  );
}

function insightAnswer(input: AnswerInput): Answer | null {
  const insight = findNamedInsight(input);
  if (insight === "missing") return missingInsightAnswer(input, "insight", "missing");
  if (insight) return answer(describeInsight(insight, input), "insight", insight.id);
  return aboutAnswer(input);
}

function aboutAnswer(input: AnswerInput): Answer | null {
  const topic = findNamedTrait(input.message.normal) ?? findTopic(input) ?? findEarlierTopic(input);
  if (!topic) return answer(input.writer.pickCopy("no-topic", { titles: titlesOf(input) }), "insight-about", "none");
  const found = filterInsightsAbout(topic, usableInsights(input.context)).slice(0, 2);
  if (found.length > 0)
    return answer(joinParagraphs(...found.map((insight) => describeInsight(insight, input))), "insight-about", topic);
  const trait = traitsOf(input).find((each) => each.trait === topic);
  if (trait) return answer(joinSentences(describeTrait(trait), trait.meaning), "insight-about", topic);
  return answer(input.writer.pickCopy("no-topic", { titles: titlesOf(input) }), "insight-about", topic);
}

function overviewAnswer(input: AnswerInput): Answer | null {
  const lines = usableInsights(input.context)
    .filter((insight) => !isMissingEvidence(insight))
    .map(({ title, text }) => `- **${title}**: ${/^[^.!?]+[.!?]/.exec(text)?.[0] ?? text}`);
  return answer(
    joinParagraphs(
      "In short, your report says this.",
      lines.join("\n"),
      "Ask me for any of them by name, and I give you the whole with its evidence.",
    ),
    "report-overview",
  );
}

function scoreAnswer(input: AnswerInput): Answer | null {
  const topic = findNamedTrait(input.message.normal) ?? findTopic(input);
  const trait = traitsOf(input).find((each) => each.trait === topic);
  if (!trait) return scoresAnswer(input);
  return answer(joinSentences(describeTrait(trait), input.writer.pick([trait.meaning])), "score", trait.trait);
}

function scoresAnswer(input: AnswerInput): Answer | null {
  const traits = traitsOf(input);
  if (traits.length === 0) return noScoresAnswer(input, "scores");
  return answer(traits.map((trait) => `- ${describeTrait(trait)}`).join("\n"), "scores");
}

const noScoresAnswer = (input: AnswerInput, act: string) =>
  answer(
    "Your report holds no scores, only what your other sources show. They come from the questionnaire, or you enter them.",
    act,
    "none",
  );

function extremeAnswer(input: AnswerInput, act: "highest" | "lowest"): Answer | null {
  const sorted = [...traitsOf(input)].sort((a, b) => (act === "highest" ? b.score - a.score : a.score - b.score));
  const [first, second] = sorted;
  if (!first || !second) return noScoresAnswer(input, act);
  const error = Math.hypot(first.high - first.score, second.high - second.score);
  const apart =
    Math.abs(first.score - second.score) > error
      ? `It stands clearly apart from ${second.label} (${second.score}).`
      : `${second.label} (${second.score}) lies so near that measurement error could swap the two.`;
  return answer(joinSentences(`Your ${act} score is ${describeTrait(first)}`, apart, first.meaning), act, first.trait);
}

function certaintyAnswer(input: AnswerInput): Answer | null {
  const trait = traitsOf(input).find((each) => each.trait === findNamedTrait(input.message.normal));
  const named = findNamedInsight(input);
  // Equal words find the same insight for every kind of question.
  const insight = named ?? (trait ? null : findFirstInsightAbout(input));
  if (insight && insight !== "missing") {
    return answer(
      joinSentences(
        `${insight.title}: the figure it rests on is of ${insight.confidence} certainty.`,
        "How well such a figure foretells behaviour is another question, and the report answers it beside the insight.",
        `What would change it: ${insight.wouldChange}`,
      ),
      "certainty",
      insight.id,
    );
  }
  const note = input.context.report?.hexacoData?.note;
  const band = trait
    ? `${trait.label} is ${trait.score}, and with nine chances in ten the true value lies between ${Math.round(trait.low)} and ${Math.round(trait.high)}.`
    : "Every score carries a band in which the true value lies with nine chances in ten, and every insight says how sure it is.";
  return answer(
    joinSentences(band, note, "It describes a tendency of how you answer, and never what you will do."),
    "certainty",
    trait?.trait ?? null,
  );
}

function evidenceAnswer(input: AnswerInput): Answer | null {
  const { message, context } = input;
  const named = findNamedInsight(input);
  const trait = traitsOf(input).find((each) => each.trait === findNamedTrait(message.normal));
  if (named && named !== "missing") return answer(describeEvidence(named), "evidence", named.id);
  if (trait) {
    const source = context.report?.sources[0] ?? "the scores you entered";
    return answer(
      joinSentences(describeTrait(trait), `The number comes from ${source}; no text of yours moved it.`),
      "evidence",
      trait.trait,
    );
  }
  const about = findFirstInsightAbout(input);
  const last = context.report?.details.find(
    ({ id }) => id === input.state.last?.subject || id === input.state.did?.subject,
  );
  const insight = about || last;
  if (insight) return answer(describeEvidence(insight), "evidence", insight.id);
  const sources = listOf(context.report?.sources ?? []);
  const limits = context.report?.limits[0];
  return answer(
    joinSentences(
      `Your report rests on ${sources}.`,
      "Under each insight, “What this rests on” shows every fact with its source.",
      limits,
    ),
    "evidence",
    "report",
  );
}

const describeEvidence = (insight: InsightView) =>
  joinParagraphs(
    `What ${insight.title} rests on:`,
    insight.evidence.map((fact) => `- ${formatEvidence(fact)}`).join("\n"),
    `What would change it: ${insight.wouldChange}`,
  );

function meaningAnswer(input: AnswerInput): Answer | null {
  const trait = findNamedTrait(input.message.normal);
  if (!trait) return answer(input.writer.pickCopy("model-meaning"), "model-meaning");
  const text = listenerContent().copy[`meaning-${trait}`]?.[0] ?? "";
  const own = traitsOf(input).find((each) => each.trait === trait);
  return answer(joinSentences(text, own && `Yours: ${own.score} of 100. ${own.meaning}`), "trait-meaning", trait);
}

const ANSWERS: Record<string, (input: AnswerInput) => Answer | null> = {
  "report-overview": (input) => (findNamedInsight(input) ? insightAnswer(input) : overviewAnswer(input)),
  insight: insightAnswer,
  "f-next": insightAnswer,
  "insight-about": (input) => (findNamedInsight(input) ? insightAnswer(input) : aboutAnswer(input)),
  score: scoreAnswer,
  scores: scoresAnswer,
  highest: (input) => extremeAnswer(input, "highest"),
  lowest: (input) => extremeAnswer(input, "lowest"),
  certainty: certaintyAnswer,
  evidence: evidenceAnswer,
};

export function answerFromReport(input: AnswerInput): Answer | null {
  const { act } = input.message;
  if (act === "trait-meaning") return meaningAnswer(input);
  const way = ANSWERS[act];
  if (!way) return null;
  return input.context.report ? way(input) : answer(input.writer.pickCopy("no-report"), act, "none");
}

export const MEANING_NAMES = TRAITS.map((trait) => `meaning-${trait}`);

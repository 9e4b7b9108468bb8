import type { InsightView, TraitView } from "@/lib/features/report/schema";
import { listOf } from "@/lib/shared/text/text";
import { evidencedInsights } from "../../prompt/usable-insights";
import { answer, listMessages, type Answer, type AnswerInput } from "../answer";
import { listenerContent } from "../content";
import { dayIn, daysBetween, nameDay } from "./dates";
import { joinParagraphs, joinSentences } from "../line-picker";
import {
  describeInsight,
  describeTrait,
  findFirstInsightAbout,
  findInsightByWords,
  findInsightsAbout,
  findNamedInsight,
  findNamedTrait,
  findTopic,
  findTraitBefore,
  formatEvidence,
  listOrNone,
  titlesOf,
  traitsOf,
} from "./report-lookup";
import { normalizeText } from "../../text";

function missingInsightAnswer(input: AnswerInput, act: string, subject: string | null): Answer | null {
  const titles = titlesOf(input);
  return answer(input.writer.pickCopy(titles ? "missing-insight" : "no-report", { titles }), act, subject);
}

function insightAnswer(input: AnswerInput): Answer | null {
  const insight = findNamedInsight(input);
  if (insight === "missing") return missingInsightAnswer(input, "insight", "missing");
  if (insight) return answer(describeInsight(insight, input), "insight", insight.id);
  return aboutAnswer(input);
}

function aboutAnswer(input: AnswerInput): Answer | null {
  const topic = findNamedTrait(input.message.normal) ?? findTopic(input);
  const quoted = topic ? null : findInsightByWords(input);
  if (quoted) return answer(describeInsight(quoted, input), "insight-about", quoted.id);
  if (!topic) return answer(input.writer.pickCopy("no-topic", { titles: titlesOf(input) }), "insight-about", "none");
  const found = findInsightsAbout(topic, input).slice(0, 2);
  const { last } = input.state;
  if (found[0] && last?.act === "insight-about" && last.subject === found[0].id)
    return answer(input.writer.pickCopy("no-more-on-topic"), "insight-about", found[0].id);
  const text = joinParagraphs(...found.map((insight) => describeInsight(insight, input)));
  if (found[0]) return answer(text, "insight-about", found[0].id);
  const trait = traitsOf(input).find((each) => each.trait === topic);
  if (trait) return answer(joinSentences(describeTrait(trait), trait.meaning), "insight-about", topic);
  return answer(input.writer.pickCopy("no-topic", { titles: titlesOf(input) }), "insight-about", topic);
}

function listAnswer(input: AnswerInput, act: string, textOf: (insight: InsightView) => string): Answer | null {
  const insights = evidencedInsights(input.context);
  const lines = insights.map((insight) => `- **${insight.title}**: ${textOf(insight)}`);
  const { copy } = listenerContent();
  return answer(joinParagraphs(copy[`head-${act}`]?.[0], lines.join("\n"), copy[`tail-${act}`]?.[0]), act);
}

function overviewAnswer(input: AnswerInput): Answer | null {
  if (/\babout\b/.test(input.message.normal) && findTopic(input)) return aboutAnswer(input);
  return listAnswer(input, "report-overview", ({ text }) => /^[^.!?]+[.!?]/.exec(text)?.[0] ?? text);
}

function nextStepsAnswer(input: AnswerInput): Answer | null {
  const named = findNamedInsight(input);
  if (named === "missing") return missingInsightAnswer(input, "next-steps", "missing");
  return named
    ? answer(`${named.title}: ${named.nextStep}`, "next-steps", named.id)
    : listAnswer(input, "next-steps", ({ nextStep }) => nextStep);
}

function scoreAnswer(input: AnswerInput): Answer | null {
  const topic = findNamedTrait(input.message.normal) ?? findTopic(input) ?? findTraitBefore(input);
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
  answer(listenerContent().copy["no-scores"]?.[0] ?? null, act, "none");

/** Whether two scores differ by more than their errors of measurement explain. */
const areApart = (a: TraitView, b: TraitView) =>
  Math.abs(a.score - b.score) > Math.hypot(a.high - a.score, b.high - b.score);

function extremeAnswer(input: AnswerInput, act: "highest" | "lowest"): Answer | null {
  const sorted = [...traitsOf(input)].sort((a, b) => (act === "highest" ? b.score - a.score : a.score - b.score));
  const [first, second] = sorted;
  if (!first || !second) return noScoresAnswer(input, act);
  const apart = areApart(first, second)
    ? `It stands clearly apart from ${second.label} (${second.score}%).`
    : `${second.label} (${second.score}%) lies so near that measurement error could swap the two.`;
  return answer(joinSentences(`Your ${act} score is ${describeTrait(first)}`, apart, first.meaning), act, first.trait);
}

function certaintyAnswer(input: AnswerInput): Answer | null {
  const { copy } = listenerContent();
  const earlier = listMessages(input.turns).slice(-2).map(normalizeText);
  const meant = findNamedTrait(input.message.normal) ?? findNamedTrait(earlier.join(" "));
  const trait = traitsOf(input).find((each) => each.trait === meant);
  const named = findNamedInsight(input);
  // Equal words find the same insight for every kind of question.
  const insight = named ?? (trait ? null : findFirstInsightAbout(input));
  if (insight && insight !== "missing") {
    const text = `${insight.title}: the figure it rests on is of ${insight.confidence} certainty.`;
    const change = `What would change it: ${insight.wouldChange}`;
    return answer(joinSentences(text, copy["certainty-behaviour"]?.[0], change), "certainty", insight.id);
  }
  const note = input.context.report?.hexacoData?.note;
  const band = trait
    ? `${trait.label} is ${trait.score}%, and with nine chances in ten the true value lies between ${Math.round(trait.low)}% and ${Math.round(trait.high)}%.`
    : copy["certainty-band"]?.[0];
  return answer(joinSentences(band, note, copy["certainty-limit"]?.[0]), "certainty", trait?.trait);
}

function evidenceAnswer(input: AnswerInput): Answer | null {
  const { message, context, state } = input;
  const named = findNamedInsight(input);
  const trait = traitsOf(input).find((each) => each.trait === findNamedTrait(message.normal));
  if (named && named !== "missing") return answer(describeEvidence(named), "evidence", named.id);
  const [source = "the scores you entered"] = context.report?.sources ?? [];
  if (trait) {
    const origin = `The number comes from ${source}; no text of yours moved it.`;
    return answer(joinSentences(describeTrait(trait), origin), "evidence", trait.trait);
  }
  const isLast = ({ id }: InsightView) => id === state.last?.subject || id === state.did?.subject;
  const insight = findFirstInsightAbout(input) ?? context.report?.details.find(isLast);
  if (insight) return answer(describeEvidence(insight), "evidence", insight.id);
  const text = `Your report rests on ${listOf(context.report?.sources ?? [])}.`;
  const where = listenerContent().copy["evidence-where"]?.[0];
  return answer(joinSentences(text, where, context.report?.limits[0]), "evidence", "report");
}

const describeEvidence = (insight: InsightView) =>
  joinParagraphs(
    `What ${insight.title} rests on:`,
    insight.evidence.map((fact) => `- ${formatEvidence(fact)}`).join("\n"),
    `What would change it: ${insight.wouldChange}`,
  );

function meaningAnswer(input: AnswerInput): Answer | null {
  const trait = findNamedTrait(input.message.normal) ?? findTraitBefore(input);
  if (!trait) return answer(input.writer.pickCopy("model-meaning"), "model-meaning");
  const text = listenerContent().copy[`meaning-${trait}`]?.[0] ?? "";
  const own = traitsOf(input).find((each) => each.trait === trait);
  return answer(joinSentences(text, own && `Yours: ${own.score}%. ${own.meaning}`), "trait-meaning", trait);
}

function compareAnswer(input: AnswerInput): Answer | null {
  const named = listenerContent().cues.all("traits", input.message.normal);
  const [one, other] = traitsOf(input).filter(({ trait }) => named.includes(trait));
  if (!one || !other) return one ? scoreAnswer(input) : extremeAnswer(input, "highest");
  const [more, less] = one.score >= other.score ? [one, other] : [other, one];
  const meaning = areApart(more, less)
    ? "That is more than measurement error explains."
    : "Measurement error could explain that.";
  const text = `${more.label} is ${more.score}% and ${less.label} ${less.score}%, ${more.score - less.score} points apart.`;
  return answer(joinSentences(text, meaning), "trait-compare", more.trait);
}

function normsAnswer(input: AnswerInput): Answer | null {
  const trait = traitsOf(input).find((each) => each.trait === findNamedTrait(input.message.normal));
  const text = joinParagraphs(trait && describeTrait(trait), listenerContent().copy.norms?.[0]);
  return answer(text, "norms", trait?.trait);
}

function reportAgeAnswer({ context: { report, now, timeZone } }: AnswerInput): Answer | null {
  if (!report) return null;
  const made = dayIn(new Date(report.createdAt), timeZone);
  const days = daysBetween(made, dayIn(now, timeZone));
  const changes = report.versions.find(({ version }) => version === report.version)?.changes ?? [];
  const text = `Your report is version ${report.version}, made on ${nameDay(made)}, ${days} days ago, from ${listOf(report.sources)}.`;
  return answer(joinSentences(text, changes.length > 0 ? `What changed: ${listOf(changes)}.` : null), "report-age");
}

function disputesAnswer(input: AnswerInput): Answer | null {
  const { disputes, report } = input.context;
  const lines = disputes.map(({ insightId, verdict, text }) => {
    const title = report?.details.find(({ id }) => id === insightId)?.title ?? text;
    return `- **${title}**: ${verdict.replace("-", " ")}`;
  });
  return listOrNone(lines, "disputes", input);
}

const ANSWERS: Record<string, (input: AnswerInput) => Answer | null> = {
  "next-steps": nextStepsAnswer,
  "trait-compare": compareAnswer,
  norms: normsAnswer,
  "report-age": reportAgeAnswer,
  disputes: disputesAnswer,
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

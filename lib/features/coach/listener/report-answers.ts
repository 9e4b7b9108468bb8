import { TRAITS } from "@/lib/features/hexaco/schema";
import { isMissingEvidence, type InsightView, type Verdict } from "@/lib/features/report/schema";
import { listOf } from "@/lib/shared/text";
import { usableInsights } from "../prompt/usable-insights";
import { answer, type Answer, type AnswerInput } from "./answer";
import { listenerContent } from "./content";
import { dayIn, daysBetween, nameDay } from "./dates";
import { joinParagraphs, joinSentences } from "./line-picker";
import {
  describeInsight,
  describeTrait,
  filterInsightsAbout,
  findEarlierTopic,
  findFirstInsightAbout,
  findNamedInsight,
  findNamedTrait,
  findTopic,
  formatEvidence,
  titlesOf,
  traitsOf,
} from "./report-lookup";

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

function nextStepsAnswer(input: AnswerInput): Answer | null {
  const named = findNamedInsight(input);
  if (named === "missing") return missingInsightAnswer(input, "next-steps", "missing");
  const insights = named ? [named] : usableInsights(input.context).filter((insight) => !isMissingEvidence(insight));
  const lines = insights.filter(({ nextStep }) => nextStep).map(({ title, nextStep }) => `- **${title}**: ${nextStep}`);
  return answer(
    joinParagraphs("What your report proposes as next steps.", lines.join("\n"), "Which one fits this week?"),
    "next-steps",
    named?.id ?? null,
  );
}

function compareAnswer(input: AnswerInput): Answer | null {
  const named = listenerContent().cues.all("traits", input.message.normal);
  const [one, other] = traitsOf(input).filter(({ trait }) => named.includes(trait));
  if (!one || !other) return one ? scoreAnswer(input) : extremeAnswer(input, "highest");
  const [more, less] = one.score >= other.score ? [one, other] : [other, one];
  const points = more.score - less.score;
  const isApart = points > Math.hypot(more.high - more.score, less.high - less.score);
  return answer(
    joinSentences(
      `${more.label} is ${more.score} and ${less.label} ${less.score}, ${points} points apart.`,
      isApart ? "That is more than measurement error explains." : "Measurement error could explain that.",
    ),
    "trait-compare",
    more.trait,
  );
}

function normsAnswer(input: AnswerInput): Answer | null {
  const trait = traitsOf(input).find((each) => each.trait === findNamedTrait(input.message.normal));
  const place =
    trait &&
    joinSentences(
      `${describeTrait(trait)} Typical is ${Math.round(trait.typical.low)} to ${Math.round(trait.typical.high)}.`,
      trait.percentile === null ? null : `You stand above about ${trait.percentile} of 100 people there.`,
    );
  return answer(joinParagraphs(place, listenerContent().copy.norms?.[0]), "norms", trait?.trait ?? null);
}

function reportAgeAnswer({ context }: AnswerInput): Answer | null {
  const { report, now, timeZone } = context;
  if (!report) return null;
  const made = dayIn(new Date(report.createdAt), timeZone);
  const days = daysBetween(made, dayIn(now, timeZone));
  const changes = report.versions.find(({ version }) => version === report.version)?.changes ?? [];
  return answer(
    joinSentences(
      `Your report was made on ${nameDay(made)}, ${days} days ago, from ${listOf(report.sources)}; it is version ${report.version}.`,
      changes.length > 0 ? `What changed: ${listOf(changes)}.` : null,
      "A new source, or the questionnaire answered again, makes a new one.",
    ),
    "report-age",
  );
}

function disputesAnswer({ context, writer }: AnswerInput): Answer | null {
  const { disputes, report } = context;
  if (disputes.length === 0) return answer(writer.pickCopy("no-disputes"), "disputes", "none");
  const lines = disputes.map(({ insightId, verdict, text }) => {
    const title = report?.details.find(({ id }) => id === insightId)?.title;
    return `- ${title ? `**${title}**` : `“${text}”`}: ${VERDICT_NAMES[verdict]}`;
  });
  return answer(
    joinParagraphs(
      "You marked these, and I build on none of them.",
      lines.join("\n"),
      "The report lets you take it back.",
    ),
    "disputes",
  );
}

const VERDICT_NAMES: Record<Verdict, string> = {
  "not-me": "not me",
  "once-true": "was once true",
  "wrong-reading": "wrong reading",
};

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

export const MEANING_NAMES = TRAITS.map((trait) => `meaning-${trait}`);

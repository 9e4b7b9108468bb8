import { TRAITS, type Trait } from "@/lib/features/hexaco/schema";
import { isMissingEvidence, type EvidenceView, type InsightView, type TraitView } from "@/lib/features/report/schema";
import { usableInsights } from "../prompt/usable-insights";
import { listenerContent } from "./content";
import { answer, type Answer, type Moment } from "./moment";
import { inLine, paragraphs } from "./writer";
import { listOf } from "./text";

const NAMED = /\b(operating mode|hidden tension|reframe)\b/;
const NUMBERED = /\b(?:insight|number|no\.?|nr\.?|#) ?#?(\d{1,2})\b|\b(\d{1,2})(?:st|nd|rd|th) (?:insight|one)\b/;
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const LEVELS = { low: "below", typical: "within", high: "above" };
const MAX_EVIDENCE = 3;

const factOf = ({ label, value, source }: EvidenceView) => `${label}: ${value} (${source}).`;

function insightNamed({ said, context }: Moment): InsightView | "missing" | null {
  const insights = context.report?.details ?? [];
  const title = NAMED.exec(said.normal)?.[1];
  if (title) return insights.find((insight) => insight.title.toLowerCase() === title) ?? "missing";
  const numbered = NUMBERED.exec(said.normal);
  const ordinal =
    ORDINALS.findIndex((word) => new RegExp(String.raw`\b${word} (?:insight|one)\b`).test(said.normal)) + 1;
  const number = Number(numbered?.[1] ?? numbered?.[2] ?? 0) || ordinal;
  if (/\blast insight\b/.test(said.normal)) return insights.at(-1) ?? "missing";
  if (!number) return null;
  return insights.find((insight) => insight.title === `Insight ${number}`) ?? insights[number - 1] ?? "missing";
}

const BY_NAME: [RegExp, Trait][] = [
  [/honest|humil|modest/, "honesty_humility"],
  [/emotional/, "emotionality"],
  [/extra?o?version|extra?verted|introver|extrover/, "extraversion"],
  [/agreeabl|patient/, "agreeableness"],
  [/conscientious|organi[sz]ed|disciplin/, "conscientiousness"],
  [/openness|how open|creative|curious/, "openness"],
];

const traitNamed = (normal: string): Trait | null => BY_NAME.find(([name]) => name.test(normal))?.[1] ?? null;

function topicOf({ said }: Moment): string | null {
  const { topics } = listenerContent().words;
  return Object.entries(topics).find(([, words]) => said.words.some((word) => words.includes(word)))?.[0] ?? null;
}

const insightsAbout = (topic: string, insights: InsightView[]) =>
  insights.filter(
    (insight) =>
      !isMissingEvidence(insight) &&
      insight.evidence.some(({ trait, kind }) => (topic === "mailbox" ? kind === "mailbox" : trait === topic)),
  );

function firstAbout(moment: Moment): InsightView | null {
  const topic = topicOf(moment);
  return (topic && insightsAbout(topic, usableInsights(moment.context))[0]) || null;
}

function tell(insight: InsightView, { context, writer }: Moment): string {
  const isUsable = usableInsights(context).includes(insight);
  if (!isUsable) return writer.say("disputed-insight", { title: insight.title }) ?? insight.title;
  const facts = insight.evidence.filter(({ kind }) => kind !== "note").slice(0, MAX_EVIDENCE);
  return paragraphs(
    `**${insight.title}**: ${insight.text}`,
    facts.length > 0 ? `It rests on this. ${facts.map(factOf).join(" ")}` : null,
    `How sure the pattern is: ${insight.confidence}. Next step: ${insight.nextStep}`,
  );
}

const describe = ({ label, score, low, high, level }: TraitView) =>
  `${label}: ${score} of 100, likely between ${Math.round(low)} and ${Math.round(high)}, ${LEVELS[level]} the typical range.`;

const titlesOf = ({ context }: Moment) => listOf((context.report?.details ?? []).map(({ title }) => title));

const traitsOf = ({ context }: Moment): TraitView[] => context.report?.hexacoData?.traits ?? [];

function missing(moment: Moment, act: string, subject: string | null): Answer | null {
  const titles = titlesOf(moment);
  return answer(
    titles ? moment.writer.say("missing-insight", { titles }) : moment.writer.say("no-report"),
    act,
    subject,
  );
}

function insightAnswer(moment: Moment): Answer | null {
  const insight = insightNamed(moment);
  if (insight === "missing") return missing(moment, "insight", "missing");
  if (insight) return answer(tell(insight, moment), "insight", insight.id);
  return aboutAnswer(moment);
}

function aboutAnswer(moment: Moment): Answer | null {
  const topic = traitNamed(moment.said.normal) ?? topicOf(moment);
  if (!topic) return answer(moment.writer.say("no-topic", { titles: titlesOf(moment) }), "insight-about", "none");
  const found = insightsAbout(topic, usableInsights(moment.context)).slice(0, 2);
  if (found.length > 0)
    return answer(paragraphs(...found.map((insight) => tell(insight, moment))), "insight-about", topic);
  const trait = traitsOf(moment).find((each) => each.trait === topic);
  if (trait) return answer(inLine(describe(trait), trait.meaning), "insight-about", topic);
  return answer(moment.writer.say("no-topic", { titles: titlesOf(moment) }), "insight-about", topic);
}

function overviewAnswer(moment: Moment): Answer | null {
  const lines = usableInsights(moment.context)
    .filter((insight) => !isMissingEvidence(insight))
    .map(({ title, text }) => `- **${title}**: ${/^[^.!?]+[.!?]/.exec(text)?.[0] ?? text}`);
  return answer(
    paragraphs(
      "In short, your report says this.",
      lines.join("\n"),
      "Ask me for any of them by name, and I give you the whole with its evidence.",
    ),
    "report-overview",
  );
}

function scoreAnswer(moment: Moment): Answer | null {
  const topic = traitNamed(moment.said.normal) ?? topicOf(moment);
  const trait = traitsOf(moment).find((each) => each.trait === topic);
  if (!trait) return scoresAnswer(moment);
  return answer(inLine(describe(trait), trait.meaning), "score", trait.trait);
}

function scoresAnswer(moment: Moment): Answer | null {
  const traits = traitsOf(moment);
  if (traits.length === 0) return noScores(moment, "scores");
  return answer(traits.map((trait) => `- ${describe(trait)}`).join("\n"), "scores");
}

const noScores = (moment: Moment, act: string) =>
  answer(
    "Your report holds no scores, only what your other sources show. They come from the questionnaire, or you enter them.",
    act,
    "none",
  );

function extremeAnswer(moment: Moment, act: "highest" | "lowest"): Answer | null {
  const sorted = [...traitsOf(moment)].sort((a, b) => (act === "highest" ? b.score - a.score : a.score - b.score));
  const [first, second] = sorted;
  if (!first || !second) return noScores(moment, act);
  const error = Math.hypot(first.high - first.score, second.high - second.score);
  const apart =
    Math.abs(first.score - second.score) > error
      ? `It stands clearly apart from ${second.label} (${second.score}).`
      : `${second.label} (${second.score}) lies so near that measurement error could swap the two.`;
  return answer(inLine(`Your ${act} score is ${describe(first)}`, apart, first.meaning), act, first.trait);
}

function certaintyAnswer(moment: Moment): Answer | null {
  const trait = traitsOf(moment).find((each) => each.trait === traitNamed(moment.said.normal));
  const named = insightNamed(moment);
  // Equal words find the same insight for every kind of question.
  const insight = named ?? (trait ? null : firstAbout(moment));
  if (insight && insight !== "missing") {
    return answer(
      inLine(
        `${insight.title}: the pattern is of ${insight.confidence} certainty.`,
        `What would change it: ${insight.wouldChange}`,
      ),
      "certainty",
      insight.id,
    );
  }
  const note = moment.context.report?.hexacoData?.note;
  const band = trait
    ? `${trait.label} is ${trait.score}, and with nine chances in ten the true value lies between ${Math.round(trait.low)} and ${Math.round(trait.high)}.`
    : "Every score carries a band in which the true value lies with nine chances in ten, and every insight says how sure it is.";
  return answer(
    inLine(band, note, "It describes a tendency of how you answer, and never what you will do."),
    "certainty",
    trait?.trait ?? null,
  );
}

function evidenceAnswer(moment: Moment): Answer | null {
  const { said, context } = moment;
  const named = insightNamed(moment);
  const trait = traitsOf(moment).find((each) => each.trait === traitNamed(said.normal));
  if (named && named !== "missing") return answer(factsOf(named), "evidence", named.id);
  if (trait) {
    const source = context.report?.sources[0] ?? "the scores you entered";
    return answer(
      inLine(describe(trait), `The number comes from ${source}; no text of yours moved it.`),
      "evidence",
      trait.trait,
    );
  }
  const about = firstAbout(moment);
  const last = context.report?.details.find(
    ({ id }) => id === moment.state.last?.subject || id === moment.state.did?.subject,
  );
  const insight = about || last;
  if (insight) return answer(factsOf(insight), "evidence", insight.id);
  const sources = listOf(context.report?.sources ?? []);
  const limits = context.report?.limits[0];
  return answer(
    inLine(
      `Your report rests on ${sources}.`,
      "Under each insight, “What this rests on” shows every fact with its source.",
      limits,
    ),
    "evidence",
    "report",
  );
}

const factsOf = (insight: InsightView) =>
  paragraphs(
    `What ${insight.title} rests on:`,
    insight.evidence.map((fact) => `- ${factOf(fact)}`).join("\n"),
    `What would change it: ${insight.wouldChange}`,
  );

function meaningAnswer(moment: Moment): Answer | null {
  const trait = traitNamed(moment.said.normal);
  if (!trait) return answer(moment.writer.say("model-meaning"), "model-meaning");
  const text = listenerContent().copy[`meaning-${trait}`]?.[0] ?? "";
  const own = traitsOf(moment).find((each) => each.trait === trait);
  return answer(inLine(text, own && `Yours: ${own.score} of 100. ${own.meaning}`), "trait-meaning", trait);
}

const WAYS: Record<string, (moment: Moment) => Answer | null> = {
  "report-overview": (moment) => (insightNamed(moment) ? insightAnswer(moment) : overviewAnswer(moment)),
  insight: insightAnswer,
  "insight-about": (moment) => (insightNamed(moment) ? insightAnswer(moment) : aboutAnswer(moment)),
  score: scoreAnswer,
  scores: scoresAnswer,
  highest: (moment) => extremeAnswer(moment, "highest"),
  lowest: (moment) => extremeAnswer(moment, "lowest"),
  certainty: certaintyAnswer,
  evidence: evidenceAnswer,
};

export function reportAnswer(moment: Moment): Answer | null {
  const { act } = moment.said;
  if (act === "trait-meaning") return meaningAnswer(moment);
  const way = WAYS[act];
  if (!way) return null;
  return moment.context.report ? way(moment) : answer(moment.writer.say("no-report"), act, "none");
}

export const MEANING_NAMES = TRAITS.map((trait) => `meaning-${trait}`);

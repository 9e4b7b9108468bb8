import { TRAITS, type Trait } from "@/lib/features/hexaco/schema";
import type { EvidenceView, InsightView, TraitView } from "@/lib/features/report/schema";
import { listOf } from "@/lib/shared/text/text";
import { evidencedInsights, usableInsights } from "../../prompt/usable-insights";
import { answer, listMessages, type Answer, type AnswerInput } from "../answer";
import { listenerContent } from "../content";
import { joinParagraphs, joinSentences } from "../line-picker";
import { countShared, normalizeText, NUMBERS, ORDINALS, numberOf, stemsOf } from "../../text";

const NUMBER = String.raw`(\d{1,2}(?:st|nd|rd|th)?|${[...NUMBERS, ...ORDINALS].join("|")})`;
const NUMBERED = new RegExp(
  String.raw`\b(?:insight|finding|number|no\.?|nr\.?|#) ?#?${NUMBER}\b|\b${NUMBER} (?:insight|finding|one)\b`,
);
const LEVELS = { low: "below", typical: "within", high: "above" };
const MAX_EVIDENCE = 3;

export const formatEvidence = ({ label, value, source }: EvidenceView) => `${label}: ${value} (${source}).`;

export function findNamedInsight({ message, context, state }: AnswerInput): InsightView | "missing" | null {
  const insights = context.report?.details ?? [];
  const title = listenerContent().cues.first("insights", message.normal);
  if (title) return insights.find((insight) => insight.title.toLowerCase() === title) ?? "missing";
  if (message.act === "f-next")
    return insights[insights.findIndex(({ id }) => id === state.last?.subject) + 1] ?? "missing";
  const [, after, before] = NUMBERED.exec(message.normal) ?? [];
  const number = numberOf(after ?? before ?? "");
  if (/\blast insight\b/.test(message.normal)) return insights.at(-1) ?? "missing";
  if (!number) return null;
  return insights.find((insight) => insight.title === `Insight ${number}`) ?? insights[number - 1] ?? "missing";
}

export const findNamedTrait = (normal: string): string | null => listenerContent().cues.first("traits", normal);

const isTrait = (subject: string | null | undefined): subject is Trait => TRAITS.includes(subject as Trait);

/** The trait of the reply before, or that the message before names. */
export function findTraitBefore({ state, turns }: AnswerInput): string | null {
  const subject = state.did?.subject;
  return isTrait(subject) ? subject : findNamedTrait(normalizeText(listMessages(turns).at(-2) ?? ""));
}

/** By its words, or what it is most like. */
export function findTopic({ message }: AnswerInput): string | null {
  const named = Object.entries(listenerContent().words.topics)
    .map(([topic, words]) => ({ topic, count: message.words.filter((word) => words.includes(word)).length }))
    .reduce((best, each) => (each.count > best.count ? each : best));
  return named.count > 0 ? named.topic : message.topic;
}

/** Those about a topic, the one first that shares most words with the message. */
export function findInsightsAbout(topic: string, { message, context }: AnswerInput): InsightView[] {
  const asked = stemsOf(message.normal);
  const shared = ({ title, text }: InsightView) => countShared(asked, `${title} ${text}`);
  return evidencedInsights(context)
    .filter(({ evidence }) =>
      evidence.some(({ trait, kind }) => (topic === "mailbox" ? kind === "mailbox" : trait === topic)),
    )
    .sort((a, b) => shared(b) - shared(a));
}

/** A single shared word is chance. */
const MIN_SHARED_WORDS = 2;

/** The one insight that shares most words with the message, such as a quoted one. */
export function findInsightByWords({ message, context }: AnswerInput): InsightView | null {
  const asked = stemsOf(message.normal);
  const ranked = evidencedInsights(context)
    .map((insight) => ({ insight, shared: countShared(asked, `${insight.title} ${insight.text}`) }))
    .sort((a, b) => b.shared - a.shared);
  const [first, second] = ranked;
  return first && first.shared >= MIN_SHARED_WORDS && first.shared > (second?.shared ?? 0) ? first.insight : null;
}

export function findFirstInsightAbout(input: AnswerInput): InsightView | null {
  const topic = findTopic(input);
  return (topic && findInsightsAbout(topic, input)[0]) || null;
}

export function describeInsight(insight: InsightView, { context, writer }: AnswerInput): string {
  const isUsable = usableInsights(context).includes(insight);
  if (!isUsable) return writer.pickCopy("disputed-insight", { title: insight.title }) ?? insight.title;
  const facts = insight.evidence.filter(({ kind }) => kind !== "note").slice(0, MAX_EVIDENCE);
  return joinParagraphs(
    `**${insight.title}**: ${insight.text}`,
    facts.length > 0 ? joinSentences(writer.pick(["It rests on this."]), facts.map(formatEvidence).join(" ")) : null,
    joinSentences(
      writer.pick([`How certain the figure is: ${insight.confidence}.`]),
      writer.pickCopy("certainty-behaviour"),
    ),
    insight.nextStep && `Next step: ${insight.nextStep}`,
  );
}

export const describeTrait = ({ label, score, low, high, level }: TraitView) =>
  `${label}: ${score}%, likely between ${Math.round(low)}% and ${Math.round(high)}%, ${LEVELS[level]} the typical range.`;

export const titlesOf = ({ context }: AnswerInput) => listOf((context.report?.details ?? []).map(({ title }) => title));

export const traitsOf = ({ context }: AnswerInput): TraitView[] => context.report?.hexacoData?.traits ?? [];

/** A list below the copy `head-…`, or the copy `no-…`. */
export const listOrNone = (lines: string[], act: string, { writer }: AnswerInput): Answer | null =>
  lines.length > 0
    ? answer(joinParagraphs(listenerContent().copy[`head-${act}`]?.[0], lines.join("\n")), act)
    : answer(writer.pickCopy(`no-${act}`), act, "none");

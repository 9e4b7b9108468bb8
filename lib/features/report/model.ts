import { listOf } from "@/lib/shared/text/text";
import {
  concludesNothing,
  type Confidence,
  type EvidenceView,
  type InsightView,
  isBare,
  isMissingEvidence,
  type TraitView,
} from "./schema";

const TITLES = ["Operating Mode", "Hidden Tension", "Reframe"];

/** How many insights, from the first, have a title of their own. */
export const NAMED_PLACES = TITLES.length;

export const titleAt = (index: number): string => TITLES[index] ?? `Insight ${index + 1}`;

export const isNamedPlace = (position: number): boolean => position <= NAMED_PLACES;

export const firstSentence = (text: string): string => /^.+?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;

const SCORE_INTRODUCTION = /^(?:Of your six scores|Only one of your six scores|You have been )/;

const MISSED_START = "What you may miss";

function addPlace(first: string, second: string): string {
  const place = /^In ([^,]+),/.exec(first)?.[1] ?? "it";
  return second.replace(MISSED_START, `${MISSED_START} in ${place}`);
}

function openingOf({ kind, text }: InsightView): string {
  const sentences = text.split(/(?<=[.!?])\s/);
  const [first = "", second = "", third = ""] = sentences;
  if (kind === "reframe" || kind === "mail-reframe") return `${first} ${second}`.trim();
  if (kind === "tension") return sentences.find((sentence) => /\btension\b/.test(sentence)) ?? first;
  if (kind === "situation") return second.startsWith(MISSED_START) ? addPlace(first, second) : first;
  return SCORE_INTRODUCTION.test(first) ? second || third || first : first;
}

const NUMBERED_TITLE = /^Insight \d+$/;

/** Where the label of the first figure names only half of what the insight is about. */
const MAIL_TOPICS: [start: string, topic: string][] = [
  ["mail-pace-", "Length and requests"],
  ["mail-pair-briefand", "Asking, and writing again"],
  ["mail-pair-softand", "Asking, and writing again"],
];

const scoreLabelsOf = ({ traits, evidence }: InsightView): string[] =>
  evidence.filter(({ kind, trait }) => kind === "score" && trait && traits.includes(trait)).map(({ label }) => label);

/** What an insight with a mere number for a title is about; null where its title says it. */
export function topicOf(insight: InsightView): string | null {
  const { id, kind, title, evidence } = insight;
  if (!NUMBERED_TITLE.test(title) || isBare(insight) || isMissingEvidence(insight)) return null;
  if (kind === "middle") return "Near the typical range";
  const picked = evidence.find(({ kind }) => kind === "answer");
  if (picked) return picked.value;
  const [, mailTopic] = MAIL_TOPICS.find(([start]) => id.startsWith(start)) ?? [];
  if (mailTopic) return mailTopic;
  const scores = scoreLabelsOf(insight).filter((label) => !label.startsWith("Parts of "));
  // 'Time to answer, the usual case' would take a second line on a phone.
  return (scores.length > 0 ? listOf([...new Set(scores)]) : evidence[0]?.label.split(",")[0]) || null;
}

const MAX_SENTENCES = 3;

export function summarySentences(
  details: InsightView[],
  isRemoved = ({ dispute }: InsightView) => dispute !== null,
): string[] {
  const situation = details.find(({ kind }) => kind === "situation");
  const firstMidRange = details.find(({ kind }) => kind === "range");
  const opening = situation ? [...details.slice(0, MAX_SENTENCES - 1), situation] : details.slice(0, MAX_SENTENCES);
  const usable = opening.filter(
    (insight) =>
      !isRemoved(insight) && !isMissingEvidence(insight) && (insight.kind !== "range" || insight === firstMidRange),
  );
  return [...new Set(usable.map(openingOf))];
}

export const findStudy = (evidence: EvidenceView[]): EvidenceView | undefined =>
  evidence.find(({ outOf100 }) => outOf100 !== undefined);

export type Forecast = "hardly" | "weakly" | "modestly" | "unmeasured" | "studied" | "unstudied";

/**
 * How well such scores predict what was studied, in thresholds of `outOf100`: correlations of about .1 and .3 separate
 * hardly, weakly and modestly. A habit in mail predicts nothing; there the question is whether its effect was studied.
 */
export function forecastOf({ evidence }: Pick<InsightView, "evidence">): Forecast {
  const outOf100 = findStudy(evidence)?.outOf100;
  if (outOf100 !== undefined) {
    if (outOf100 < 53) return "hardly";
    return outOf100 < 60 ? "weakly" : "modestly";
  }
  if (!evidence.some(({ kind }) => kind === "mailbox")) return "unmeasured";
  return evidence.some(({ kind }) => kind === "research") ? "studied" : "unstudied";
}

const CERTAINTY: Record<Confidence, string> = { low: "uncertain", moderate: "fairly certain", high: "almost certain" };

const FORECASTS: Record<Forecast, string> = {
  hardly: "hardly predicts {outcome}",
  weakly: "weak predictor of {outcome}",
  modestly: "modest predictor of {outcome}",
  unmeasured: "link to behaviour not studied",
  studied: "effect studied in others",
  unstudied: "effect on readers not studied",
};

function figureOf({ kind, evidence }: InsightView): string {
  if (evidence[0]?.kind === "profile") return "Comparison";
  if (evidence[0]?.kind !== "score") return "Figures";
  return kind === "tension" ? "Scores" : "Score";
}

export function certaintyTexts(insight: InsightView): { certainty: string; forecast: string } | null {
  if (concludesNothing(insight) || insight.evidence[0]?.kind === "answer") return null;
  const outcome = findStudy(insight.evidence)?.outcome ?? "behaviour";
  return {
    certainty: `${figureOf(insight)} ${CERTAINTY[insight.confidence]}`,
    forecast: FORECASTS[forecastOf(insight)].replace("{outcome}", outcome),
  };
}

const LEVEL_TEXTS: Record<TraitView["level"], string> = {
  low: "below the typical range",
  typical: "in the typical range",
  high: "above the typical range",
};

export const rangeText = ({ low, high, level }: TraitView): string =>
  `Likely between ${Math.round(low)}% and ${Math.round(high)}%, ${LEVEL_TEXTS[level]}`;

const percent = (score: number): string => `${Math.round(score)}%`;

type PlacedTrait = Pick<TraitView, "label" | "score" | "typical" | "level">;

/** True where the level against others and the place on the scale differ: low at 68%, or high at 48%. */
export const isComparative = ({ level, score }: Pick<PlacedTrait, "level" | "score">): boolean =>
  (level === "low" && score >= 50) || (level === "high" && score <= 50);

/** Why a score is called low or high although its place on the scale says otherwise; null where the two agree. */
export function comparisonText({ score, typical, level, ...trait }: PlacedTrait): string | null {
  if (!isComparative({ level, score })) return null;
  const most = level === "low" ? `above ${percent(typical.low)}` : `below ${percent(typical.high)}`;
  return `${trait.label} at ${percent(score)} is ${level} beside others: most online test-takers score ${most}.`;
}

const SCALE = "A percent is the place on the questionnaire's scale from 0 to 100; it is no percentile.";
const COMPARED = "Low and high compare it with online test-takers, whose middle fifth is the typical range.";
const COMPARED_TYPED =
  "Low and high compare it with online test-takers and students; the typical range holds the middle fifth of both.";

export function scaleTexts(traits: PlacedTrait[], isTyped: boolean): string[] {
  const example = traits.map(comparisonText).find((text) => text !== null);
  return [SCALE, isTyped ? COMPARED_TYPED : COMPARED, ...(example ? [example] : [])];
}

export const bareInsight = (text: string, index: number): InsightView => ({
  id: `bare-${index + 1}`,
  kind: "bare",
  traits: [],
  title: titleAt(index),
  text,
  nextStep: "",
  evidence: [],
  confidence: "low",
  wouldChange: "",
  dispute: null,
});

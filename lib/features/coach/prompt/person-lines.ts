import { COMMON_TRIGGERS, PERSONA_COPY, TONE_COPY } from "@/lib/features/report/persona/persona-copy";
import { excludedTraits } from "@/lib/features/report/excluded-traits";
import { describeId } from "@/lib/features/report/insight-id";
import { isFromMail, type AiPersonality, type InsightView, type TraitView } from "@/lib/features/report/schema";
import { TRAIT_LABELS } from "@/lib/features/hexaco/model";
import type { Trait } from "@/lib/features/hexaco/schema";
import { decapitalize } from "@/lib/shared/text/text";
import { cleanText } from "@/lib/shared/text/clean-text";
import type { CoachContext, DisputedInsight, KnownGoal, KnownMemory } from "../schema";
import { shortenInsight } from "./insight-gist";
import { shortDate } from "./person-dates";
import { usableInsights } from "./usable-insights";

const LIMITS = { name: 60, role: 120, line: 300 };

/** One line of text that the product did not write, at most `max` UTF-16 units long. */
export function toShortLine(text: string, max: number): string {
  const clean = cleanText(text).replace(/\s+/g, " ");
  return clean.length > max ? `${clean.slice(0, max).trimEnd()}…` : clean;
}

export const disputedTraits = (context: Pick<CoachContext, "report" | "disputes">): Set<Trait> =>
  excludedTraits(
    usableInsights(context),
    context.disputes.map(({ insightId }) => insightId),
  );

function undisputedTraits(context: Pick<CoachContext, "report" | "disputes">): TraitView[] {
  const disputed = disputedTraits(context);
  return (context.report?.hexacoData?.traits ?? []).filter(({ trait }) => !disputed.has(trait));
}

/** Separate words, because trait levels are also called high and low. */
const CERTAINTY: Record<InsightView["confidence"], string> = { high: "firm", moderate: "likely", low: "tentative" };

function evidenceTextOf({ traits: named, evidence, confidence }: InsightView, traits: TraitView[]): string {
  const scores = evidence.filter(
    ({ kind, trait }) => kind === "score" && trait && (named.length === 0 || named.includes(trait)),
  );
  const levels = traits
    .filter(({ trait }) => scores.some((score) => score.trait === trait))
    .map(({ level, label }) => `${level} ${label}`);
  const source = levels.length > 0 ? levels.slice(0, 2).join(", ") : evidence[0]?.source;
  return source ? `${toShortLine(source, LIMITS.role)}; ${CERTAINTY[confidence]}` : CERTAINTY[confidence];
}

const insightLine = (insight: InsightView, traits: TraitView[]) =>
  [
    `${toShortLine(insight.title, LIMITS.name)}: ${shortenInsight(insight)}`,
    ...(insight.nextStep ? [`Step: ${toShortLine(insight.nextStep, LIMITS.line)}`] : []),
    `(${evidenceTextOf(insight, traits)})`,
  ].join(" ");

export function insightLines(context: Pick<CoachContext, "report" | "disputes">): string[] {
  const traits = undisputedTraits(context);
  return usableInsights(context).map((insight) => insightLine(insight, traits));
}

export function scoreLines(context: Pick<CoachContext, "report" | "disputes">): string[] {
  const scores = undisputedTraits(context).map(
    ({ label, score, low, high, level }) => `${label} ${score} (${Math.round(low)}-${Math.round(high)}, ${level})`,
  );
  return scores.length > 0 ? [`Scores in %, with their likely range: ${scores.join("; ")}`] : [];
}

const DEFAULT_TONE = "Warm, plain and exact";

const polesOf = (trait: Trait) => [`${trait}.low`, `${trait}.high`] as const;

/**
 * What the persona changes about the coach's behaviour, without rules that apply to everybody and rules that a disputed
 * trait would set.
 */
export function personaLines(persona: AiPersonality | null, disputed: ReadonlySet<Trait>): string[] {
  if (!persona) return [];
  const { interaction_principles: principles, action_guidelines: guidelines } = persona;
  const poles = [...disputed].flatMap(polesOf);
  const excluded = [...COMMON_TRIGGERS, ...poles.map((pole) => PERSONA_COPY[pole].trigger)].map(({ when }) => when);
  const tones = [DEFAULT_TONE, ...poles.map((pole) => TONE_COPY[pole])];
  const tone = principles.tone.split("; ").filter((part) => !tones.includes(part));
  const settings = principles.calibration_notes.filter(
    (note) =>
      /^[A-Z]\w+: .+\(from /.test(note) &&
      ![...disputed].some((trait) => note.includes(`from ${TRAIT_LABELS[trait]})`)),
  );
  const triggers = guidelines.interaction_triggers.filter(({ when }) => !excluded.includes(when));
  return [
    ...(tone.length > 0 ? [`Tone: ${tone.join("; ")}`] : []),
    ...settings.map((note) => note.replace(/ \(from [^()]+\)\.?$/, ".")),
    ...triggers.map(
      (trigger) => `When ${decapitalize(trigger.when)}, one of: ${trigger.do.map(decapitalize).join("; ")}`,
    ),
  ].map((line) => toShortLine(line, LIMITS.line));
}

const CORRECTIONS: Record<DisputedInsight["verdict"], string> = {
  "not-me": 'they say "not me": take it as untrue, and ask what fits instead',
  "once-true": 'they say "was once true": take it as past',
  "wrong-reading": 'they say "wrong reading": the facts may stand, the conclusion does not',
};

function subjectOf(insightId: string): string {
  const { kind, traits } = describeId(insightId);
  if (traits.length > 0) return traits.map((trait) => TRAIT_LABELS[trait]).join(" and ");
  if (isFromMail({ kind })) return "their habits in mail";
  return kind === "tenure" ? "their present position" : "the pattern of their scores";
}

/** Subject, verdict and consequence of each dispute; never the disputed words. */
export const disputeLines = (disputes: DisputedInsight[]): string[] => [
  ...new Set(
    disputes.map(
      ({ insightId, verdict }) => `What the report said about ${subjectOf(insightId)}: ${CORRECTIONS[verdict]}`,
    ),
  ),
];

export const memoryLines = (memories: KnownMemory[], timeZone: string): string[] =>
  memories.map(({ quote, at }) => `${shortDate(at, timeZone)}: “${toShortLine(quote, LIMITS.line)}”`);

const commitmentsOf = (goals: KnownGoal[]) => goals.filter(({ kind }) => kind === "commitment");

export const commitmentName = (goals: KnownGoal[], goal: KnownGoal): string =>
  `Commitment ${commitmentsOf(goals).indexOf(goal) + 1}`;

export const goalLines = (goals: KnownGoal[]): string[] =>
  goals.map((goal) => {
    const { kind, text, dueOn, state, outcome } = goal;
    const due = dueOn ? `, due ${dueOn}` : "";
    const happened = outcome ? `; what happened: “${toShortLine(outcome, LIMITS.line)}”` : "";
    const name = kind === "goal" ? "Goal" : commitmentName(goals, goal);
    return `${name} (${state}${due}): “${toShortLine(text, LIMITS.line)}”${happened}`;
  });

export function workLines({ work }: Pick<CoachContext, "work">): string[] {
  if (!work) return [];
  const { role, aim, situation, note } = work;
  const quote = (words: string) => `“${toShortLine(words, LIMITS.line)}”`;
  const recurring = [...(situation ? [situation.label] : []), ...(note ? [quote(note)] : [])];
  return [
    ...(role ? [`Role and span: ${quote(role)}`] : []),
    ...(aim ? [`What this year must achieve: ${quote(aim)}`] : []),
    ...(recurring.length > 0 ? [`What keeps coming back: ${recurring.join(": ")}`] : []),
  ];
}

export const nameLine = ({ firstName, role }: Pick<CoachContext, "firstName" | "role">): string =>
  role
    ? `${toShortLine(firstName, LIMITS.name)}, ${toShortLine(role, LIMITS.role)}`
    : toShortLine(firstName, LIMITS.name);

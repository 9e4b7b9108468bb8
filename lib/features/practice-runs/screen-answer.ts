import "server-only";
import { getCoachedPerson } from "@/lib/features/coach/settings/get-coached-person";
import { NEW_COACH_STATE, withoutOffers, type CoachState } from "@/lib/features/coach/schema";
import type { StepKind } from "@/lib/features/practices/practice-file";
import type { SafetyCheck } from "@/lib/features/practices/schema";
import { NO, YES } from "@/lib/features/risk/answer-patterns";
import { assessText, type VectorScoreOf } from "@/lib/features/risk/assess-text";
import { dangerQuestion } from "@/lib/features/risk/danger-question";
import { helplines } from "@/lib/features/risk/helplines";
import { nextRisk, raiseRisk, WEIGHT_DECAY } from "@/lib/features/risk/next-risk";
import { assessConversation } from "@/lib/features/risk/assess-conversation";
import { assessWithVectors } from "@/lib/features/risk/sentence-net/assess-with-vectors";
import { riskReply, textsAroundReply } from "@/lib/features/risk/risk-reply";
import type { RiskPlace, RiskState } from "@/lib/features/risk/schema";
import { simplify } from "@/lib/features/risk/tokens";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { checkLabels } from "./coach-copy";
import * as store from "./store";

/** Answers that are screened together; two oblique signs weigh as much as a plain one. */
const MAX_SCREENED_TURNS = 60;
const MAX_STEPS_WITH_CHECK = 3;
const MAX_BARE_WORDS = 2;

export interface Screening {
  /** What the coach says first after plain words of danger. Null when the step continues. */
  notice: string | null;
  check: SafetyCheck | null;
  isReplyToCheck: boolean;
  state: CoachState;
}

interface ConversationRisk {
  risk: RiskState;
  listener: CoachState["listener"];
  place: RiskPlace;
}

async function loadRisk(ctx: Ctx<UserActor>, conversationId: string): Promise<ConversationRisk> {
  const [turns, { country, timeZone, languages }] = await Promise.all([
    store.listRecentTurns(ctx.actor.userId, conversationId, MAX_SCREENED_TURNS),
    getCoachedPerson(ctx),
  ]);
  const { listener } = turns.findLast(({ state }) => state)?.state ?? NEW_COACH_STATE;
  return {
    risk: await assessConversation(turns),
    listener: withoutOffers(listener),
    place: { country, timeZone, languages },
  };
}

export async function loadCoachState(ctx: Ctx<UserActor>, conversationId: string): Promise<CoachState> {
  const { risk, listener } = await loadRisk(ctx, conversationId);
  return { risk, listener };
}

const isAsked = ({ isOpen, lastQuestion }: RiskState) => isOpen && lastQuestion === "ask";

const isBareAnswer = (text: string): boolean => {
  const simple = simplify(text).trim();
  return simple.split(/\s+/).length <= MAX_BARE_WORDS && (YES.test(simple) || NO.test(simple));
};

/**
 * The risk after an answer, assessed without earlier ones, because answers to different questions form no text. Their
 * weights still add up.
 */
const riskAfter = (before: RiskState, text: string, vectorScoreOf?: VectorScoreOf): RiskState => ({
  ...nextRisk(before, { text, before: [] }, vectorScoreOf),
  recentMessages: 0,
});

/** Plain words are above it; 'I put the phone in the kitchen drawer' is not. */
const MIN_PLAIN_DANGER = 0.92;
/** Below it only two answers together lead to the safety question: dangers are rarer here than in free text. */
const MIN_ASKED_DANGER = 0.6;
const MIN_SIGN_DANGER = 0.3;
const SIGN_WEIGHT = 0.7;
/** Longer than in free conversation, whose reply it would delay: the words alone raise more false alarms. */
const VECTOR_WAIT_MS = 1_500;

/** Lines of a rehearsal are meant for another person. */
const minSignDanger = (kind: StepKind) => (kind === "rehearsal" ? MIN_PLAIN_DANGER : MIN_SIGN_DANGER);

const withoutQuestion = (before: RiskState, next: RiskState, weight: number): RiskState => ({
  ...next,
  answer: "none",
  kind: before.kind,
  lastQuestion: before.lastQuestion,
  isOpen: false,
  hasAskedAboutDanger: before.hasAskedAboutDanger,
  repeatCount: before.repeatCount,
  weight,
});

/** Entries of a list are texts of their own; read as one they form sentences that nobody wrote. */
function mostDangerousText(answer: string, kind: StepKind, vectorScoreOf: VectorScoreOf) {
  const texts = kind === "list" ? answer.split("\n") : [answer];
  return texts
    .map((text) => ({ text, danger: assessText(text, vectorScoreOf).danger }))
    .reduce((worst, each) => (each.danger > worst.danger ? each : worst));
}

/**
 * The risk after an answer. Only one clearly dangerous answer leads to a crisis reply; anything less, including several
 * weaker answers together, leads to the safety question first.
 */
function riskOfAnswer(before: RiskState, answer: string, kind: StepKind, vectorScoreOf: VectorScoreOf): RiskState {
  const { text, danger } = mostDangerousText(answer, kind, vectorScoreOf);
  const next = riskAfter(before, text, vectorScoreOf);
  if (before.isOpen) return next;
  if (next.otherLanguage === null) {
    const isSign = danger >= minSignDanger(kind);
    const weight = before.weight * WEIGHT_DECAY + (isSign ? SIGN_WEIGHT : 0);
    if (!isSign || (danger < MIN_ASKED_DANGER && weight < 1)) return withoutQuestion(before, next, weight);
  }
  // Two signs lead to the question here, where nothing stands beside which it could be asked.
  if (next.answer === "none" || next.answer === "beside") return raiseRisk(next, "ask", "suicide");
  if (next.answer !== "crisis") return next;
  const isPlain =
    danger >= MIN_PLAIN_DANGER && riskAfter({ ...before, weight: 0 }, text, vectorScoreOf).answer === "crisis";
  return isPlain ? next : { ...next, answer: "ask", lastQuestion: "ask", repeatCount: 0 };
}

/**
 * The risk after an answer to a step while a safety question is open. An answer such as 'No meetings …' does not answer
 * that question, so only new signs count.
 */
function riskWithOpenCheck(before: RiskState, text: string, vectorScoreOf: VectorScoreOf): RiskState {
  const next = riskAfter({ ...before, isOpen: false }, text, vectorScoreOf);
  if (next.answer !== "none") return next;
  const repeatCount = before.answer === "care" ? before.repeatCount + 1 : 1;
  if (repeatCount >= MAX_STEPS_WITH_CHECK) return next;
  return { ...next, answer: "care", lastQuestion: "ask", isOpen: true, repeatCount };
}

function riskAfterCheckAnswer(before: RiskState, text: string): RiskState {
  const next = riskAfter(before, text);
  return next.answer === "crisis" ? { ...next, kind: before.kind, repeatCount: 0 } : next;
}

function toScreening({ listener, place }: ConversationRisk, risk: RiskState, isReplyToCheck: boolean): Screening {
  const state = { risk, listener };
  if (!isAsked(risk)) {
    const notice = riskReply(risk, place) ?? textsAroundReply(risk, place).before;
    return { notice, check: null, isReplyToCheck, state };
  }
  const text = dangerQuestion(risk, place);
  const language = risk.language ?? "en";
  const check = { text, language, ...checkLabels(language), directory: helplines().directory };
  return { notice: null, check, isReplyToCheck, state };
}

export async function screenAnswer(
  ctx: Ctx<UserActor>,
  conversationId: string,
  { text, kind }: { text: string; kind: StepKind },
): Promise<Screening> {
  const found = await loadRisk(ctx, conversationId);
  const { risk } = found;
  const screen = (assess: (vectorScoreOf: VectorScoreOf) => RiskState) =>
    assessWithVectors(assess, { withinMs: VECTOR_WAIT_MS });
  if (!isAsked(risk))
    return toScreening(found, await screen((scoreOf) => riskOfAnswer(risk, text, kind, scoreOf)), false);
  if (!isBareAnswer(text))
    return toScreening(found, await screen((scoreOf) => riskWithOpenCheck(risk, text, scoreOf)), false);
  return toScreening(found, riskAfterCheckAnswer(risk, text), true);
}

export async function screenCheckAnswer(
  ctx: Ctx<UserActor>,
  conversationId: string,
  text: string,
): Promise<Screening | null> {
  const found = await loadRisk(ctx, conversationId);
  if (!isAsked(found.risk)) return null;
  return toScreening(found, riskAfterCheckAnswer(found.risk, text), true);
}

export async function screenResumption(
  ctx: Ctx<UserActor>,
  conversationId: string,
  text: string,
): Promise<Screening | null> {
  const found = await loadRisk(ctx, conversationId);
  if (!found.risk.isOpen || isAsked(found.risk)) return null;
  return toScreening(
    found,
    await assessWithVectors((vectorScoreOf) => riskAfter(found.risk, text, vectorScoreOf)),
    false,
  );
}

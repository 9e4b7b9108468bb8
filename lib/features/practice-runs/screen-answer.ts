import "server-only";
import { getCoachedPerson } from "@/lib/features/coach/get-coached-person";
import { NEW_COACH_STATE, type CoachState } from "@/lib/features/coach/schema";
import type { SafetyCheck } from "@/lib/features/practices/schema";
import { NO, YES } from "@/lib/features/risk/answer-patterns";
import { assessText, type MeaningOf } from "@/lib/features/risk/assess-text";
import { dangerQuestion } from "@/lib/features/risk/danger-question";
import { helplines } from "@/lib/features/risk/helplines";
import { nextRisk } from "@/lib/features/risk/next-risk";
import { riskOfConversation } from "@/lib/features/risk/risk-of-conversation";
import { readMeanings } from "@/lib/features/risk/read-meanings";
import { riskReply } from "@/lib/features/risk/risk-reply";
import type { RiskPlace, RiskState } from "@/lib/features/risk/schema";
import { simplify } from "@/lib/features/risk/tokens";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { checkLabels } from "./coach-lines";
import * as store from "./store";

/** Answers that are screened together; two oblique signs weigh as much as a plain one. */
const WINDOW = 60;
/** So many answers the question stays beside the steps before it is left to rest. */
const MAX_STEPS_BESIDE = 3;
const MAX_BARE_WORDS = 2;

/** What an answer says of a danger, seen with what was said before it. */
export interface Screening {
  /** Plain words: what the coach says before anything else. Null when the step goes on. */
  notice: string | null;
  /** Perhaps a danger: what is asked beside the step, which goes on. */
  check: SafetyCheck | null;
  /** The text answers what was asked beside the step, and not the step. */
  isReplyToCheck: boolean;
  state: CoachState;
}

interface Known {
  risk: RiskState;
  listener: CoachState["listener"];
  place: RiskPlace;
}

/** What is known before the answer. A practice takes the place of what the coach had offered. */
async function known(ctx: Ctx<UserActor>, conversationId: string): Promise<Known> {
  const [turns, { country, timeZone, languages }] = await Promise.all([
    store.listRecentTurns(ctx.actor.userId, conversationId, WINDOW),
    getCoachedPerson(ctx),
  ]);
  const { listener } = turns.findLast(({ state }) => state)?.state ?? NEW_COACH_STATE;
  return {
    risk: await riskOfConversation(turns),
    listener: listener?.offer ? { ...listener, offer: null } : listener,
    place: { country, timeZone, languages },
  };
}

/** The state before something that is said in the product's own words, such as a practice's title, and tells nothing. */
export async function carriedState(ctx: Ctx<UserActor>, conversationId: string): Promise<CoachState> {
  const { risk, listener } = await known(ctx, conversationId);
  return { risk, listener };
}

const isAsked = ({ isOpen, asked }: RiskState) => isOpen && asked === "ask";

const isBareAnswer = (text: string): boolean => {
  const simple = simplify(text).trim();
  return simple.split(/\s+/).length <= MAX_BARE_WORDS && (YES.test(simple) || NO.test(simple));
};

/**
 * The risk after an answer, which is read alone: answers to different questions are no text that goes on. Their signs
 * still add up.
 */
const riskAfter = (before: RiskState, text: string, meaningOf?: MeaningOf): RiskState => ({
  ...nextRisk(before, { text, before: [] }, meaningOf),
  recent: 0,
});

/** Below it words may be about a danger, or about work; in a practice nearly all are about work. */
const PLAIN_DANGER = 0.9;

/**
 * The risk after an answer. Plain is what one answer says by itself and leaves hardly a doubt; about anything less, and
 * where only several answers together weigh as much, the question comes first.
 */
function riskOfAnswer(before: RiskState, text: string, meaningOf: MeaningOf): RiskState {
  const next = riskAfter(before, text, meaningOf);
  if (next.answer !== "crisis" || before.isOpen) return next;
  const isPlain =
    assessText(text, meaningOf).danger >= PLAIN_DANGER &&
    riskAfter({ ...before, weight: 0 }, text, meaningOf).answer === "crisis";
  return isPlain ? next : { ...next, answer: "ask", asked: "ask", step: 0 };
}

/**
 * The risk after an answer to a step, while a question about the person's safety is open: the words of the step ('Often I
 * …', 'No meetings …') do not answer that question, so only new signs count.
 */
function besideTheStep(before: RiskState, text: string, meaningOf: MeaningOf): RiskState {
  const next = riskAfter({ ...before, isOpen: false }, text, meaningOf);
  if (next.answer !== "none") return next;
  const step = before.answer === "care" ? before.step + 1 : 1;
  if (step >= MAX_STEPS_BESIDE) return next;
  return { ...next, answer: "care", asked: "ask", isOpen: true, step };
}

/** The risk after a yes or a no to the question; a yes makes plain what was possible. */
function answeredCheck(before: RiskState, text: string): RiskState {
  const next = riskAfter(before, text);
  return next.answer === "crisis" ? { ...next, kind: before.kind, step: 0 } : next;
}

function screeningOf({ listener, place }: Known, risk: RiskState, isReplyToCheck: boolean): Screening {
  const state = { risk, listener };
  if (!isAsked(risk)) return { notice: riskReply(risk, place), check: null, isReplyToCheck, state };
  const text = dangerQuestion(risk, place);
  const language = risk.language ?? "en";
  const check = { text, language, ...checkLabels(language), directory: helplines().directory };
  return { notice: null, check, isReplyToCheck, state };
}

/** The danger in an answer to a step. What is only possible is asked beside the step; plain words come first. */
export async function screenAnswer(ctx: Ctx<UserActor>, conversationId: string, text: string): Promise<Screening> {
  const found = await known(ctx, conversationId);
  const read = (way: (before: RiskState, text: string, meaningOf: MeaningOf) => RiskState) =>
    readMeanings((meaningOf) => way(found.risk, text, meaningOf));
  if (!isAsked(found.risk)) return screeningOf(found, await read(riskOfAnswer), false);
  if (!isBareAnswer(text)) return screeningOf(found, await read(besideTheStep), false);
  return screeningOf(found, answeredCheck(found.risk, text), true);
}

/** The danger after an answer to what was asked beside the step; null when nothing is asked any more. */
export async function screenCheckAnswer(
  ctx: Ctx<UserActor>,
  conversationId: string,
  text: string,
): Promise<Screening | null> {
  const found = await known(ctx, conversationId);
  if (!isAsked(found.risk)) return null;
  return screeningOf(found, answeredCheck(found.risk, text), true);
}

/** What the coach says first when somebody wants to go on with a practice; null when no danger is open. */
export async function screenResumption(
  ctx: Ctx<UserActor>,
  conversationId: string,
  text: string,
): Promise<Screening | null> {
  const found = await known(ctx, conversationId);
  if (!found.risk.isOpen || isAsked(found.risk)) return null;
  return screeningOf(found, await readMeanings((meaningOf) => riskAfter(found.risk, text, meaningOf)), false);
}

import {
  assessText,
  DANGER_THRESHOLD,
  MIN_SIGN_DANGER,
  riskKindOf,
  type RiskAssessment,
  type VectorScoreOf,
} from "./assess-text";
import {
  DOUBT,
  HELP_PRESENT,
  MINOR,
  MISUNDERSTANDING,
  NO,
  NO_ALONE,
  WELL_OR_MEANT_OTHERWISE,
  YES,
  YES_ALONE,
} from "./answer-patterns";
import { findNamedCountry } from "./helplines";
import { findOtherLanguage } from "./other-languages";
import type { RiskKind, RiskState } from "./schema";
import { languageOf, sentencesOf, simplify, wordsOf } from "./tokens";

export const WEIGHT_DECAY = 0.8;
/** 'All of it' alone is no sign. */
const MIN_SIGN_WORDS = 4;
const MAX_SIGN_WEIGHT = 0.6;
const MIN_DANGER_WITH_CONTEXT = 0.15;
const CONTEXT_DISCOUNT = 0.97;
export const MAX_RECENT_MESSAGES = 3;
const MIN_CRISIS_DANGER = 0.7;
/** After the question whether it is meant, and after the text for a danger. */
const MAX_CARE_REPLIES = { ask: 1, crisis: 2 };
const MIN_WORDS_FOR_LANGUAGE = 3;

const signWeight = (danger: number) =>
  danger < MIN_SIGN_DANGER
    ? 0
    : Math.min(1, (MAX_SIGN_WEIGHT * (danger - MIN_SIGN_DANGER)) / (DANGER_THRESHOLD - MIN_SIGN_DANGER) + 0.1);

const MIN_DANGER_IN_ANSWER = 0.9;

const PART_END = /[.,!?;:\n…–-]+/;
const partsOf = (text: string): string[] => text.split(PART_END).map((part) => simplify(part).trim());

/** 'No. Well. Yes, a bit' */
const isDoubtful = (text: string, simple: string): boolean =>
  DOUBT.test(simple) || partsOf(text).some((part) => YES_ALONE.test(part));

/** Whether the message denies the danger; one with plain words for one's own death in it does not. */
function isDenial({ label, danger }: RiskAssessment, text: string, simple: string): boolean {
  if (isDoubtful(text, simple)) return false;
  if (MISUNDERSTANDING.test(simple) || WELL_OR_MEANT_OTHERWISE.test(simple))
    return label !== "crisis" || danger < MIN_DANGER_IN_ANSWER;
  return danger < DANGER_THRESHOLD && partsOf(text).some((part) => NO_ALONE.test(part));
}

const CLAUSE_END = /[.!?;:\n…]+|,? but /i;
/** With so many words beside the denial, a message gets an ordinary reply too. */
const MIN_FURTHER_WORDS = 6;

const textBesideDenial = (text: string): string =>
  text
    .split(CLAUSE_END)
    .filter(
      (clause) =>
        ![MISUNDERSTANDING, WELL_OR_MEANT_OTHERWISE, NO].some((pattern) => pattern.test(simplify(clause).trim())),
    )
    .join(". ");

const isAnswer = (simple: string) => [YES, NO, MISUNDERSTANDING, HELP_PRESENT].some((pattern) => pattern.test(simple));

interface Message {
  text: string;
  before: readonly string[];
  isForOthers?: boolean;
}

function assessMessage(
  { text, before }: Message,
  recentMessages: number,
  vectorScoreOf: VectorScoreOf,
): { signs: RiskAssessment; alone: RiskAssessment } {
  const alone = assessText(text, vectorScoreOf);
  // A message without any sign cannot change the assessment of the earlier ones.
  const earlier = recentMessages > 0 && alone.danger >= MIN_DANGER_WITH_CONTEXT ? before.slice(-recentMessages) : [];
  if (earlier.length === 0) return { signs: alone, alone };
  const together = assessText([...earlier, text].join(".\n"), vectorScoreOf);
  const isTogether = together.danger * CONTEXT_DISCOUNT > alone.danger;
  return { signs: isTogether ? { ...together, danger: together.danger * CONTEXT_DISCOUNT } : alone, alone };
}

const OWN_LIFE_LABELS = new Set<RiskAssessment["label"]>(["crisis", "ask"]);
const MIN_CRISIS_WEIGHT = 1.2;

/** The question is about the person's own life; a danger of another kind is answered when it is said plainly. */
const isAnswered = ({ label, danger }: RiskAssessment, threshold: number) =>
  danger >= (OWN_LIFE_LABELS.has(label) ? threshold : Math.max(threshold, MIN_CRISIS_DANGER));

const openRisk = (state: RiskState, answer: "ask" | "crisis", kind: RiskKind): RiskState => ({
  ...state,
  answer,
  kind,
  lastQuestion: answer,
  isOpen: true,
  hasAskedAboutDanger: true,
  repeatCount: state.kind === kind && state.lastQuestion === answer ? state.repeatCount + 1 : 0,
  recentMessages: 0,
});

function applyDanger(state: RiskState, { label, danger }: RiskAssessment, kind: RiskKind, weight: number): RiskState {
  const isPlain = (label !== "ask" && danger >= MIN_CRISIS_DANGER) || weight > MIN_CRISIS_WEIGHT;
  return openRisk({ ...state, weight }, isPlain ? "crisis" : "ask", kind);
}

const closeRisk = (state: RiskState, answer: RiskState["answer"]): RiskState => ({
  ...state,
  answer,
  isOpen: false,
  lastQuestion: null,
  repeatCount: 0,
  weight: answer === "helped" ? 0.5 : 0.2,
  recentMessages: 0,
});

function replyWithCare(state: RiskState): RiskState {
  const repeatCount = state.answer === "care" ? state.repeatCount + 1 : 0;
  const isLasting = state.lastQuestion === "crisis" && (state.kind === "suicide" || state.kind === "harm-to-others");
  if (repeatCount < MAX_CARE_REPLIES[state.lastQuestion ?? "crisis"] || isLasting)
    return { ...state, answer: "care", repeatCount, recentMessages: 0 };
  return closeRisk(state, state.lastQuestion === "ask" ? "let-go" : "none");
}

export const raiseRisk = (state: RiskState, answer: "ask" | "crisis", kind: RiskKind): RiskState =>
  openRisk({ ...state, weight: Math.max(1, state.weight) }, kind === "suicide" ? answer : "crisis", kind);

/** An answer to the question about an open danger. */
interface Reply {
  simple: string;
  danger: number;
  isDoubtful: boolean;
  hasCountry: boolean;
}

function applyAnswer(state: RiskState, { simple, danger, isDoubtful: isHalf, hasCountry }: Reply): RiskState {
  // After the country is known, the coach repeats its reply with that country's numbers.
  if (hasCountry && state.lastQuestion)
    return { ...state, answer: state.lastQuestion, repeatCount: 0, recentMessages: 0 };
  const isYes = YES.test(simple);
  const isNo = NO.test(simple);
  if (state.lastQuestion === "ask") {
    // 'No, but I wish I did not wake up'
    if (isYes || (isNo && danger >= DANGER_THRESHOLD)) return openRisk(state, "crisis", "suicide");
    return isNo && !isHalf ? closeRisk(state, "cleared") : replyWithCare(state);
  }
  if (HELP_PRESENT.test(simple) && !isHalf) return closeRisk(state, "helped");
  switch (state.kind) {
    case "self-harm":
      if (isYes) return openRisk(state, "crisis", "suicide");
      return isNo ? closeRisk(state, "helped") : replyWithCare(state);
    case "past":
      if (isNo) return openRisk(state, "ask", "suicide");
      return closeRisk(state, isYes ? "cleared" : "none");
    case "other-person":
      return isYes || isNo ? openRisk(state, "crisis", "other-person") : replyWithCare(state);
    default:
      if (isYes) return closeRisk(state, "helped");
      return isNo && state.kind ? openRisk(state, "crisis", state.kind) : replyWithCare(state);
  }
}

function updateFacts(state: RiskState, { text }: Message, simple: string): RiskState {
  const sentences = sentencesOf(text);
  const isLong = sentences.flat().length >= MIN_WORDS_FOR_LANGUAGE;
  return {
    ...state,
    language: isLong || !state.language ? languageOf(sentences) : state.language,
    country: (state.isOpen ? findNamedCountry(simple) : null) ?? state.country,
    isMinor: state.isMinor || MINOR.test(simple),
  };
}

/**
 * The risk after another message of the person. Pure. Signs add up and decay slowly; jokes, thanks and other subjects
 * do not reset it.
 */
export function nextRisk(
  previous: RiskState,
  message: Message,
  vectorScoreOf: VectorScoreOf = () => undefined,
): RiskState {
  const simple = simplify(message.text).trim();
  const state = updateFacts(previous, message, simple);
  const otherLanguage = findOtherLanguage(simple);
  if (otherLanguage) return openRisk({ ...state, otherLanguage, weight: 1 }, "crisis", "suicide");
  const { signs, alone } = assessMessage(message, state.recentMessages, vectorScoreOf);
  if (message.isForOthers && signs.danger < MIN_DANGER_IN_ANSWER) return { ...state, answer: "none" };
  const weight = state.weight * WEIGHT_DECAY + signWeight(alone.danger);
  const kind = riskKindOf(signs.label, simple);
  const isDenied = isDenial(signs, message.text, simple);
  const rest = isDenied && state.isOpen ? textBesideDenial(message.text) : null;
  if (rest !== null && assessText(rest, vectorScoreOf).danger < DANGER_THRESHOLD)
    return closeRisk(state, wordsOf(rest).length >= MIN_FURTHER_WORDS ? "misread" : "cleared");
  const recentMessages = Math.min(MAX_RECENT_MESSAGES, state.recentMessages + 1);
  // The signs before stay: what follows may add to them.
  if (isDenied && state.answer === "beside")
    return { ...state, answer: "none", weight: state.weight * WEIGHT_DECAY, recentMessages };
  const isReply = state.isOpen && isAnswer(simple);
  if (isAnswered(signs, isReply ? MIN_DANGER_IN_ANSWER : DANGER_THRESHOLD))
    return applyDanger(state, signs, kind, weight);
  if (state.isOpen) {
    const hasCountry = state.country !== previous.country;
    const reply = { simple, danger: alone.danger, isDoubtful: isDoubtful(message.text, simple), hasCountry };
    return applyAnswer({ ...state, weight }, reply);
  }
  if (weight >= 1) return applyDanger(state, { ...signs, label: "ask" }, "suicide", weight - 0.2);
  const isSign = alone.danger >= MIN_SIGN_DANGER && simple.split(" ").length >= MIN_SIGN_WORDS;
  return {
    ...state,
    answer: isSign && !state.hasAskedAboutDanger ? "beside" : "none",
    hasAskedAboutDanger: state.hasAskedAboutDanger || isSign,
    weight,
    recentMessages,
  };
}

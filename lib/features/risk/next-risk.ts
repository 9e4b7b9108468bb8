import { assessText, HEARD, kindOf, type MeaningOf, type RiskSigns } from "./assess-text";
import { HELP_IS_THERE, MEANT_OTHERWISE, MINOR, NO, YES } from "./answer-patterns";
import { countryNamed } from "./helplines";
import { otherLanguageOf } from "./other-languages";
import type { RiskKind, RiskState } from "./schema";
import { languageOf, sentencesOf, simplify } from "./tokens";

const DECAY = 0.8;
/** From here up to `HEARD` a text is an oblique sign; two of them weigh as much as plain words. */
const SIGN = 0.25;
const SIGN_WEIGHT = 0.6;
const LEAST_SIGN = 0.15;
const TOGETHER = 0.97;
const RECENT = 3;
/** Below it even words about death are met with the question first. */
const PLAIN = 0.7;
/** So often the question is asked again before it is left to rest. */
const MAX_CARE = 2;
const MIN_WORDS_FOR_LANGUAGE = 3;

const weightOf = (danger: number) =>
  danger < SIGN ? 0 : Math.min(1, (SIGN_WEIGHT * (danger - SIGN)) / (HEARD - SIGN) + 0.1);

/** An answer to the question counts as a new danger only from this probability on. */
const CERTAIN = 0.9;
const isAnswer = (simple: string) => [YES, NO, MEANT_OTHERWISE, HELP_IS_THERE].some((pattern) => pattern.test(simple));

interface Message {
  text: string;
  before: readonly string[];
}

/** The signs in a message, read alone and together with the last ones. */
function signsIn(
  { text, before }: Message,
  recent: number,
  meaningOf: MeaningOf,
): { signs: RiskSigns; alone: RiskSigns } {
  const alone = assessText(text, meaningOf);
  // A message without any sign adds nothing to those before, which were judged when they were new.
  const earlier = recent > 0 && alone.danger >= LEAST_SIGN ? before.slice(-recent) : [];
  if (earlier.length === 0) return { signs: alone, alone };
  const together = assessText([...earlier, text].join(".\n"), meaningOf);
  const isTogether = together.danger * TOGETHER > alone.danger;
  return { signs: isTogether ? { ...together, danger: together.danger * TOGETHER } : alone, alone };
}

function heard(state: RiskState, { label, danger }: RiskSigns, kind: RiskKind, weight: number): RiskState {
  const isPlain = label === "crisis" ? danger >= PLAIN || weight > 1.2 : label !== "ask" || weight > 1.2;
  const answer = isPlain ? "crisis" : "ask";
  const isAgain = state.kind === kind && state.asked === answer;
  return { ...state, answer, kind, asked: answer, isOpen: true, step: isAgain ? state.step + 1 : 0, weight, recent: 0 };
}

const closed = (state: RiskState, answer: RiskState["answer"]): RiskState => ({
  ...state,
  answer,
  isOpen: false,
  asked: null,
  step: 0,
  weight: answer === "helped" ? 0.5 : 0.2,
  recent: 0,
});

function withCare(state: RiskState): RiskState {
  const step = state.answer === "care" ? state.step + 1 : 0;
  const isLasting = state.asked === "crisis" && (state.kind === "suicide" || state.kind === "harm-to-others");
  if (step < MAX_CARE || isLasting) return { ...state, answer: "care", step, recent: 0 };
  return closed(state, state.asked === "ask" ? "let-go" : "none");
}

const again = (state: RiskState, answer: "ask" | "crisis", kind: RiskKind): RiskState => ({
  ...state,
  answer,
  kind,
  asked: answer,
  isOpen: true,
  step: state.kind === kind && state.asked === answer ? state.step + 1 : 0,
  recent: 0,
});

/** The state after somebody else than this code has heard a danger in the last message. */
export const raised = (state: RiskState, answer: "ask" | "crisis", kind: RiskKind): RiskState =>
  again({ ...state, weight: Math.max(1, state.weight) }, kind === "suicide" ? answer : "crisis", kind);

/** How a message without new signs answers what was asked about an open danger. */
function answered(state: RiskState, simple: string, hasCountry: boolean): RiskState {
  // After the country is known, the coach repeats its reply with that country's numbers.
  if (hasCountry && state.asked) return { ...state, answer: state.asked, step: 0, recent: 0 };
  const isYes = YES.test(simple);
  const isNo = NO.test(simple);
  if (MEANT_OTHERWISE.test(simple)) return closed(state, "cleared");
  if (state.asked === "ask") {
    if (isYes) return again(state, "crisis", "suicide");
    return isNo ? closed(state, "cleared") : withCare(state);
  }
  if (HELP_IS_THERE.test(simple)) return closed(state, "helped");
  switch (state.kind) {
    case "self-harm":
      if (isYes) return again(state, "crisis", "suicide");
      return isNo ? closed(state, "helped") : withCare(state);
    case "past":
      if (isNo) return again(state, "ask", "suicide");
      return closed(state, isYes ? "cleared" : "none");
    case "other-person":
      return isYes || isNo ? again(state, "crisis", "other-person") : withCare(state);
    default:
      if (isYes) return closed(state, "helped");
      return isNo && state.kind ? again(state, "crisis", state.kind) : withCare(state);
  }
}

function withFacts(state: RiskState, { text }: Message, simple: string): RiskState {
  const sentences = sentencesOf(text);
  const isLong = sentences.flat().length >= MIN_WORDS_FOR_LANGUAGE;
  return {
    ...state,
    language: isLong || !state.language ? languageOf(sentences) : state.language,
    country: (state.isOpen ? countryNamed(simple) : null) ?? state.country,
    isMinor: state.isMinor || MINOR.test(simple),
  };
}

/**
 * The risk after another message of the person. Pure. Signs add up and decay slowly; jokes, thanks and other subjects do not
 * reset it.
 */
export function nextRisk(previous: RiskState, message: Message, meaningOf: MeaningOf = () => undefined): RiskState {
  const simple = simplify(message.text).trim();
  const state = withFacts(previous, message, simple);
  const otherLanguage = otherLanguageOf(simple);
  if (otherLanguage) return again({ ...state, otherLanguage, weight: 1 }, "crisis", "suicide");
  const { signs, alone } = signsIn(message, state.recent, meaningOf);
  const weight = state.weight * DECAY + weightOf(alone.danger);
  const kind = kindOf(signs.label, simple);
  const isReply = state.isOpen && isAnswer(simple);
  if (signs.danger >= (isReply ? CERTAIN : HEARD)) return heard(state, signs, kind, weight);
  if (state.isOpen) return answered({ ...state, weight }, simple, state.country !== previous.country);
  if (weight >= 1) return heard(state, { ...signs, label: "ask" }, "suicide", weight - 0.2);
  return { ...state, answer: "none", weight, recent: Math.min(RECENT, state.recent + 1) };
}

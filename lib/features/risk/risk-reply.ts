import { chooseCountry, countryName, formatNumbers } from "./helplines";
import { foreignRiskText } from "./other-languages";
import { COPY } from "./reply-copy/copy";
import type { Numbers, RiskCopy } from "./reply-copy/types";
import { UNKNOWN_PLACE, type RiskKind, type RiskPlace, type RiskState } from "./schema";

const crisisTexts = (copy: RiskCopy, kind: RiskKind | null) => {
  switch (kind) {
    case "self-harm":
      return copy.selfHarm;
    case "violence":
      return copy.violence;
    case "other-person":
      return copy.otherPerson;
    case "child":
      return copy.child;
    case "past":
      return copy.past;
    case "harm-to-others":
      return copy.harmToOthers;
    case "emergency":
      return copy.emergency;
    default:
      return copy.crisis;
  }
};

function careTexts(copy: RiskCopy, { lastQuestion, kind }: RiskState) {
  if (lastQuestion === "ask") return copy.careAfterAsk;
  return kind === "suicide" || kind === "harm-to-others" ? copy.careAfterCrisis : copy.careAfterOther;
}

function textsFor(copy: RiskCopy, state: RiskState): readonly ((numbers: Numbers) => string)[] | null {
  switch (state.answer) {
    case "none":
    case "beside":
    case "misread":
    case "let-go":
      return null;
    case "ask":
      return copy.ask;
    case "crisis":
      return crisisTexts(copy, state.kind);
    case "care":
      return careTexts(copy, state);
    case "cleared":
      return copy.clearedNo;
    case "helped":
      return copy.clearedHelp;
  }
}

/** Whoever is in danger of their own life answers in their own words. */
const MAY_BE_MISREAD = new Set<RiskKind | null>(["violence", "other-person", "child", "harm-to-others"]);

/** What may be answered to `riskReply` by a press. */
export function riskReplyButtons({ answer, kind, language, otherLanguage }: RiskState): readonly string[] {
  const { buttons } = COPY[language ?? "en"];
  if (otherLanguage) return [];
  if (answer === "ask") return buttons.ask;
  return answer === "crisis" && MAY_BE_MISREAD.has(kind) ? buttons.misread : [];
}

function prepareTexts(state: RiskState, place: RiskPlace) {
  const language = state.language ?? "en";
  const copy = COPY[language];
  const country = chooseCountry(state.country, place, language);
  return { language, copy, country, numbers: formatNumbers(country, copy.list) };
}

/** What stands before and after an ordinary reply, in the person's language. */
export function textsAroundReply(state: RiskState, place: RiskPlace = UNKNOWN_PLACE) {
  const { copy, numbers } = prepareTexts(state, place);
  const before: Partial<Record<RiskState["answer"], string>> = { "let-go": copy.letGo(numbers), misread: copy.misread };
  return {
    before: before[state.answer] ?? null,
    after: state.answer === "beside" ? copy.beside : null,
  };
}

/**
 * The coach's fixed reply for a state, in the person's language and with the numbers of their country; null when the
 * conversation may continue. Deterministic.
 */
export function riskReply(state: RiskState, place: RiskPlace = UNKNOWN_PLACE): string | null {
  const { language, copy, country, numbers } = prepareTexts(state, place);
  const texts = textsFor(copy, state);
  if (!texts) return null;
  const foreign = state.isOpen && state.otherLanguage ? foreignRiskText(state.otherLanguage) : null;
  if (foreign) return [foreign, numbers.crisis, copy.otherLanguage].join("\n\n");
  const text = texts[Math.min(state.repeatCount, texts.length - 1)];
  const paragraphs = [text?.(numbers) ?? ""];
  const isFirst = state.answer === "crisis" && state.repeatCount === 0;
  if (isFirst && state.isMinor && state.kind !== "child") paragraphs.push(copy.minor(numbers));
  const isCountryGuessed = !state.country && !place.country;
  if (isFirst && state.kind !== "past" && country && isCountryGuessed)
    paragraphs.push(copy.guessedCountry(countryName(country, language)));
  return paragraphs.join("\n\n");
}

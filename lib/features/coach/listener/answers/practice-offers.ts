import type { CoachContext } from "../../schema";
import { normalizeText, trimEnd, wordsOf } from "../../text";
import { actKindOf } from "../acts";
import { answer, type Answer, type AnswerInput } from "../answer";

const OFFER_GAP_REPLIES = 3;

const isNamed = (message: string, name: string): boolean => new RegExp(`(?<![\\p{L}\\p{N}])${name}`, "u").test(message);

export function findNamedPractice({ message, context }: AnswerInput): CoachContext["practices"][number] | null {
  const byTitle = context.practices.find(({ title }) => message.normal.includes(title.toLowerCase()));
  const byName = context.practices.find(({ names }) => names.some((name) => isNamed(message.normal, name)));
  return byTitle ?? byName ?? null;
}

const REFUSES =
  /\b(?:no|not|without)\b.{0,20}\b(?:questionnaires?|exercises?|practices?|forms?|worksheets?|minutes)\b|\btoo (?:slow|long)\b/;

/** Whether the message refuses the practice that the last reply offered, whatever else it asks for. */
export const refusesOffer = ({ message, state }: AnswerInput): boolean =>
  state.offer !== null && REFUSES.test(message.normal);

/** 'Decide' stands in many messages; a longer title hardly does by chance. */
const MIN_TITLE_WORDS = 3;
const MAX_FURTHER_WORDS = 8;

/** A message that is the title of a practice, or hardly more. */
export function startByTitle(input: AnswerInput): Answer | null {
  const { message, context } = input;
  const named = context.practices.find(({ title }) => {
    const [label, length] = [normalizeText(title), wordsOf(title).length];
    const isWithin = length >= MIN_TITLE_WORDS && message.words.length <= length + MAX_FURTHER_WORDS;
    return trimEnd(message.normal) === label || (isWithin && message.normal.includes(label));
  });
  const isWanted = actKindOf(message.act) !== "fact" && !refusesOffer(input);
  return named && isWanted ? startPractice(input, named.id) : null;
}

export function offerPractice(input: AnswerInput, practiceId: string | null): Pick<Answer, "text" | "offer"> | null {
  const { context, state, writer } = input;
  const practice = context.practices.find(({ id }) => id === practiceId);
  if (!practice || state.refusesOffers || state.isVenting) return null;
  const isSoon = state.offers.some(({ turn }) => state.turn - turn < OFFER_GAP_REPLIES);
  if (isSoon || state.offers.some((offer) => offer.practiceId === practice.id)) return null;
  const { id, title, minutes } = practice;
  const text = writer.pickCopy("offer", { title, minutes: String(minutes) });
  return text === null ? null : { text, offer: { practiceId: id, minutes } };
}

/** @param copyName for the first time that this practice is named */
export function startPractice(input: AnswerInput, practiceId: string | null, copyName?: string): Answer | null {
  const { context, state, writer } = input;
  const wanted = findNamedPractice(input)?.id ?? practiceId ?? state.offers.at(-1)?.practiceId;
  const practice = context.practices.find(({ id }) => id === wanted);
  if (!practice) return answer(writer.pickCopy("offer-unknown"), "practice-start", "none");
  const { id, title, minutes, result } = practice;
  state.refusesOffers = false;
  const values = { title, minutes: String(minutes), result };
  const isFirst = copyName !== undefined && !state.offers.some((offer) => offer.practiceId === id);
  const first = isFirst ? writer.pickCopy(copyName, values) : null;
  const text = first ?? writer.pickCopy("offer-again", values) ?? `"${title}", ${minutes} minutes.`;
  return answer(text, "practice-start", id, { offer: { practiceId: id, minutes } });
}

import { toChances, type Guess } from "../../classification/classifier";
import type { VectorOf } from "../../classification/linear-models";
import { normalizeText, sentencesOf } from "../../text";
import { listenerContent } from "../content";
import { isAnswering, type ListenerState } from "../schema";

export type GuessPart = (part: string) => Guess[];

/** What parts of messages resemble; a part that is asked for several times is looked up once. */
export function remembering(classify: (part: string) => Guess[]): GuessPart {
  const known = new Map<string, Guess[]>();
  return (part) => {
    const guesses = known.get(part) ?? classify(part);
    known.set(part, guesses);
    return guesses;
  };
}

const REQUEST_PART = /[,;:] (?=(?:draft|write|give|what|how|can|could|should|please|i need|need|help|tell me)\b)/;
/** Keeps one part from deciding alone. */
const PART_DOUBT = 0.03;

/** A message, its sentences, and what is asked for behind a comma. */
export function listMatterParts(normal: string): string[] {
  const sentences = sentencesOf(normal);
  return [...new Set([normal, ...sentences, ...sentences.flatMap((sentence) => sentence.split(REQUEST_PART))])];
}

/** The matters of a text, for which its parts count as independent signs; whether it has one, the whole shows. */
function guessMatters(normal: string, guessPart: GuessPart): Guess[] {
  const [whole = [], ...parts] = listMatterParts(normal).map(guessPart);
  const ofParts = parts.map((guesses) => new Map(guesses.map(({ label, chance }) => [label, chance + PART_DOUBT])));
  const product = (label: string) => ofParts.reduce((all, chances) => all * (chances.get(label) ?? 1), 1);
  const none = whole.find(({ label }) => label === "none")?.chance ?? 0;
  const named = whole.filter(({ label }) => label !== "none");
  return toChances(named.map(({ label, chance }) => ({ label, chance: chance * product(label) }))).map(
    ({ label, chance }) => ({ label, chance: chance * (1 - none) }),
  );
}

const MIN_CANDIDATE_CHANCE = 0.05;
/** What was likely a message ago is less likely now. */
const DECAY = 0.85;

const decay = (guesses: Guess[]): Guess[] => guesses.map(({ label, chance }) => ({ label, chance: chance * DECAY }));

/** The matters of all guesses, each with its best chance. */
function listCandidates(...guesses: Guess[][]): Guess[] {
  const likely = guesses.flat().filter(({ chance }) => chance >= MIN_CANDIDATE_CHANCE);
  const sorted = likely.sort((a, b) => b.chance - a.chance);
  return [...Map.groupBy(sorted, ({ label }) => label).values()].flatMap(([best]) => best ?? []);
}

/** Below, the reply says what it takes the message for. */
export const MIN_MATTER_CHANCE = 0.6;
/** The words alone are sooner sure. */
const MIN_CHANCE_BY_WORDS = 0.8;
/** A message leaves its matter only for one that is nearly certain. */
const MIN_OTHER_MATTER_CHANCE = 0.9;
const MIN_OTHER_MATTER_WORDS = 10;

/** The answer to a question is about the matter of the conversation, and has to agree with what was told before. */
const isInConversation = ({ label }: Guess, together: Guess[], state: ListenerState) =>
  !isAnswering(state) || together[0]?.label === label;

function isSureMatter({ chance }: Guess, words: number, { matter }: ListenerState, hasVector: boolean): boolean {
  if (matter === null) return chance >= (hasVector ? MIN_MATTER_CHANCE : MIN_CHANCE_BY_WORDS);
  return words >= MIN_OTHER_MATTER_WORDS && chance >= MIN_OTHER_MATTER_CHANCE;
}

const LAST_MESSAGES = 3;

interface MessageToPlace {
  normal: string;
  words: string[];
  earlier: string[];
}

interface RecognizedMatters {
  matter: string | null;
  likeliest: string | null;
  candidates: Guess[];
}

/** The matter of a message where it is sure, and those that it and the messages before may be about. */
export function recognizeMatters(
  { normal, words, earlier }: MessageToPlace,
  state: ListenerState,
  vectorOf: VectorOf,
): RecognizedMatters {
  const guessPart = remembering((part) => listenerContent().matters(part, vectorOf));
  const isNotRejected = ({ label }: Guess) => !state.rejected.includes(label);
  const matters = guessMatters(normal, guessPart).filter(isNotRejected);
  const [first] = matters;
  const withEarlier = [...earlier.slice(-LAST_MESSAGES - 1, -1), normal].map(normalizeText).join(". ");
  // As one text: the parts of several messages are no independent signs, and made a wrong matter look sure.
  const together = guessPart(withEarlier)
    .filter(({ label }) => label !== "none")
    .filter(isNotRejected);
  const isSure = first && isSureMatter(first, words.length, state, vectorOf(normal) !== undefined);
  return {
    matter: isSure && isInConversation(first, together, state) ? first.label : null,
    likeliest: first?.label ?? null,
    candidates: listCandidates(matters, together, decay(state.candidates)),
  };
}

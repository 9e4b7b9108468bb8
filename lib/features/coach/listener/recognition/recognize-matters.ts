import { toChances, type Guess } from "../../classification/classifier";
import type { VectorOf } from "../../classification/linear-models";
import { normalizeText, sentencesOf } from "../../text";
import { listenerContent } from "../content";
import { settledMatter } from "../answer";
import type { ListenerState, Situation } from "../schema";

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

/** Keeps one part from deciding alone. */
const PART_DOUBT = 0.03;

/** A message, and its sentences. */
export const listMatterParts = (normal: string): string[] => [...new Set([normal, ...sentencesOf(normal)])];

/** Most example lines are about no known matter, as most stories are; a request with a subject is about one more often. */
const NONE_WEIGHT_OF_REQUEST = 0.5;
const MIN_WORDS_WITH_SUBJECT = 5;

/** The matters of a text, for which its parts count as independent signs; whether it has one, the whole shows. */
function guessMatters({ normal, words, isRequest }: MessageToPlace, guessPart: GuessPart): Guess[] {
  const [whole = [], ...parts] = listMatterParts(normal).map(guessPart);
  const ofParts = parts.map((guesses) => new Map(guesses.map(({ label, chance }) => [label, chance + PART_DOUBT])));
  const product = (label: string) => ofParts.reduce((all, chances) => all * (chances.get(label) ?? 1), 1);
  const ofNone = whole.find(({ label }) => label === "none")?.chance ?? 0;
  const weighed = ofNone * (isRequest && words.length >= MIN_WORDS_WITH_SUBJECT ? NONE_WEIGHT_OF_REQUEST : 1);
  const none = weighed / (weighed + 1 - ofNone);
  const named = whole.filter(({ label }) => label !== "none");
  return toChances(named.map(({ label, chance }) => ({ label, chance: chance * product(label) }))).map(
    ({ label, chance }) => ({ label, chance: chance * (1 - none) }),
  );
}

const MIN_CANDIDATE_CHANCE = 0.05;
/** The labels of all guesses, each with its best chance. */
function listCandidates(...guesses: Guess[][]): Guess[] {
  const sorted = guesses.flat().sort((a, b) => b.chance - a.chance);
  return [...Map.groupBy(sorted, ({ label }) => label).values()].flatMap(([best]) => best ?? []);
}

const MIN_MATTER_CHANCE = 0.6;
/** The words alone are sooner sure. */
const MIN_CHANCE_BY_WORDS = 0.8;
/** A message leaves its matter only for one that is nearly certain. */
const MIN_OTHER_MATTER_CHANCE = 0.9;
const MIN_OTHER_MATTER_WORDS = 10;

/** A wrong guess at the end of somebody's employment does harm. */
const GRAVE_MATTERS = new Set(["firing", "layoffs", "losing-job"]);
const MIN_GRAVE_CHANCE = 0.9;
/** Whether the guess may be taken without a press. */
export const isHarmless = ({ label, chance }: Guess): boolean =>
  !GRAVE_MATTERS.has(label) || chance >= MIN_GRAVE_CHANCE;

function isSureMatter(guess: Guess, words: number, matter: Situation | null, hasVector: boolean): boolean {
  const { chance } = guess;
  if (!isHarmless(guess)) return false;
  if (matter === null) return chance >= (hasVector ? MIN_MATTER_CHANCE : MIN_CHANCE_BY_WORDS);
  return words >= MIN_OTHER_MATTER_WORDS && chance >= MIN_OTHER_MATTER_CHANCE;
}

const LAST_MESSAGES = 3;

interface MessageToPlace {
  normal: string;
  words: string[];
  earlier: string[];
  isRequest: boolean;
}

interface RecognizedMatters {
  matter: string | null;
  likeliest: string | null;
  candidates: Guess[];
}

/** As one text: the parts of several messages are no independent signs, and made a wrong matter look sure. */
export const withMessagesBefore = ({ normal, earlier }: Pick<MessageToPlace, "normal" | "earlier">): string =>
  [...earlier.slice(-LAST_MESSAGES - 1, -1), normal].map(normalizeText).join(". ");

/** Leaves out what the person said it is not, and that it is nothing known. */
const namedIn = (guesses: Guess[], { rejected }: ListenerState): Guess[] =>
  guesses.filter(({ label }) => label !== "none" && !rejected.includes(label));

/** 'What would I say to the two?' shows nothing by itself. */
const MIN_WORDS_WITH_PURPOSE = 8;

/** Says by itself what it is about, whatever was likely before. */
const isNewRequest = ({ isRequest, words }: MessageToPlace) => isRequest && words.length >= MIN_WORDS_WITH_PURPOSE;

/** The person has said something before. */
const isLaterRequest = (message: MessageToPlace) => isNewRequest(message) && message.earlier.length > 1;

/** What a message is like by itself and with those before it; where they differ, neither is likely. */
const agree = (alone: Guess[], together: Guess[]): Guess[] => {
  const chances = new Map(together.map(({ label, chance }) => [label, chance]));
  return alone
    .map(({ label, chance }) => ({ label, chance: Math.sqrt(chance * (chances.get(label) ?? 0)) }))
    .sort((a, b) => b.chance - a.chance);
};

/** The matter of a message where it is sure, and those that it and the messages before may be about. */
export function recognizeMatters(message: MessageToPlace, state: ListenerState, vectorOf: VectorOf): RecognizedMatters {
  const guessPart = remembering((part) => listenerContent().matters(part, vectorOf));
  const matters = namedIn(guessMatters(message, guessPart), state);
  const [first] = matters;
  const together = namedIn(guessPart(withMessagesBefore(message)), state);
  const likely = isLaterRequest(message) ? agree(matters, together) : listCandidates(matters, together);
  return {
    matter:
      first && isSureMatter(first, message.words.length, settledMatter(state), vectorOf(message.normal) !== undefined)
        ? first.label
        : null,
    likeliest: first?.label ?? null,
    candidates: likely.filter(({ chance }) => chance >= MIN_CANDIDATE_CHANCE),
  };
}

/** What may be to be done, the likeliest first. */
export function recognizePurposes(message: MessageToPlace, state: ListenerState, vectorOf: VectorOf): Guess[] {
  const purposesOf = (text: string) => namedIn(listenerContent().purposes(text, vectorOf), state);
  const own = message.words.length >= MIN_WORDS_WITH_PURPOSE ? purposesOf(message.normal) : [];
  if (isLaterRequest(message)) return agree(own, purposesOf(withMessagesBefore(message)));
  return listCandidates(own, purposesOf(withMessagesBefore(message)));
}

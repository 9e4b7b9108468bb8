import { aboutCoach, ABOUT_REPORT, ASKS_REPORT } from "./about-cues";
import * as cue from "./cues";
import { feelingsIn, type Feeling } from "./feelings";
import { readsAsEnglish, smallTalk } from "./languages";
import { tellingClauses } from "./clauses";
import { ownLines } from "../pasted-text";
import { mended } from "../spelling";
import { announcedIn, type Announced } from "./moments";
import { otherIn } from "./others";
import { listedSteps, promiseIn, withoutBullets } from "./steps";
import { countWords, normal, sentencesOf, trimEndOf, withoutPictures } from "./text";
import { sceneOf } from "./scenes/index";
import type { Scene } from "./scenes/scene";
import { wantIn } from "./wants";

/** What one message of the person says, as far as rules can tell. */
export interface Understanding {
  /** The person's own words, without quoted mail. */
  text: string;
  said: string;
  /** Readable at all: no other language, no stray letters. */
  isEnglish: boolean;
  words: number;
  /** Clauses worth coming back to, best first; exact pieces of the text. */
  clauses: string[];
  feelings: Feeling[];
  scene: Scene | null;
  /** What they want, seen from the coach's side, for example `to be heard in that meeting`. */
  want: string | null;
  /** What stands in the way, as an exact piece of the text. */
  obstacle: string | null;
  /** Two sides of one matter, each an exact piece of the text. */
  sides: [string, string] | null;
  /** The person they are dealing with, as the coach names them: `your boss`, `Dana`. */
  other: string | null;
  /** A number from 0 to 10 given as an answer. */
  rating: number | null;
  /** A date that was named in passing. */
  announced: Announced | null;
  /** Ways that are listed in it, in their order. */
  options: string[];
  /** Says that something else comes now. */
  isTurn: boolean;
  /** How many matters are numbered in it, `(1) … (2) …`; 0 when they are not. */
  items: number;
}

const OBSTACLE =
  /\b(?:but|because|problem|issue|trouble|obstacle|challenge|keeps?|kept|won't|doesn't|don't|can't|cannot|never|refuses?|afraid|scared|too|hard|difficult|stuck|blocks?|gets? in the way|stops? me|every time|always|nobody|no one|lack|without|not enough|impossible|no time)\b/;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const SIDES = /^(.{12,110}?),? (?:but|yet|and yet|although|though|even though|on the other hand,?) (.{12,110})$/i;

const PARTS_OF_ME =
  /\b((?:one )?part of me [^.!?]{4,80}?),? (?:and|but|while) ((?:another part|the other part|part) of me [^.!?]{4,80})/i;

function sidesIn(text: string): [string, string] | null {
  const parts = PARTS_OF_ME.exec(text);
  if (parts?.[1] && parts[2]) return [lowerFirst(parts[1]), parts[2]];
  for (const sentence of text.split(/(?<=[.!?])\s|\n/)) {
    const match = SIDES.exec(trimEndOf(sentence.trim(), ".!"));
    if (!match?.[1] || !match[2] || sentence.includes("?")) continue;
    const [left, right] = [match[1].replace(/^(?:and|but|so|well|honestly|yes|yeah|no|ok),? /i, ""), match[2]];
    const isPlain = [left, right].every(
      (side) =>
        /^(?:i|i'm|i've|i'd|my|we|we're|we've|our)\b/i.test(side) &&
        countWords(side) <= 14 &&
        !/["“”:]|\byou\b| but /i.test(side),
    );
    if (isPlain) return [left, right.replace(/^(i|we) also /i, "$1 ")];
  }
  return null;
}

const NUMBER_WORDS = "zero one two three four five six seven eight nine ten".split(" ");

function ratingIn(said: string): number | null {
  const match =
    /^(?:(?:i'd say|maybe|about|around|probably|only|solid|ok|well|hm+|ha|uh|still|now|a|an|it's|it's a|i'm at|like|say|i am at|right now)[,.]? )*(?:a |an )?(\d{1,2}|zero|one|two|three|four|five|six|seven|eight|nine|ten)(?: ?(?:\/|out of|of) ?10)?(?=[.,!]|$| (?:maybe|perhaps|probably|i (?:think|guess|suppose)|i'd say|for now|now|today|at (?:best|most)|or so|if|because|since|but|as)\b)/.exec(
      said,
    );
  if (!match?.[1]) return null;
  const value = /\d/.test(match[1]) ? Number(match[1]) : NUMBER_WORDS.indexOf(match[1]);
  return value >= 0 && value <= 10 ? value : null;
}

const NUMBERED = /(?:^|\s)\(?([1-5])[).]\s/g;

/** What leads to something else: of a message that turns, only what comes then is read. */
const TURNS =
  /^(?:[\s\S]*[.!?…] )?(?:(?:ok(?:ay)?|so|now|well|and|anyway)[,.]? )*(?:another|a different|different|new|next|a new|one more) (?:topic|subject|matter|thing|question)[.:!,] (?=\S)/i;
const TITLE = /\b(Mr|Mrs|Ms|Dr|Prof)\./g;

/** Reads one message. */
export function understand(message: string): Understanding {
  const typed = withoutPictures(ownLines(message));
  const own = smallTalk(typed) ?? typed;
  // 'im' is a word in other languages.
  const isEnglish = readsAsEnglish(own);
  const items = new Set([...own.matchAll(NUMBERED)].map(([, digit]) => digit)).size;
  const apart = items > 1 ? own.replace(NUMBERED, "\n") : withoutBullets(own);
  // A title is no end of a sentence.
  const whole = (isEnglish ? mended(apart) : apart).replace(TITLE, "$1");
  const text = whole.replace(TURNS, "");
  const said = normal(text);
  const aboutMatter = (whole: string) => sentencesOf(whole).filter((each) => !cue.SORRY_ENGLISH.test(normal(each)));
  const clauses = tellingClauses(aboutMatter(text).join(" "));
  return {
    text,
    said,
    isEnglish,
    words: countWords(text),
    clauses,
    feelings: feelingsIn(text),
    scene: sceneOf(aboutMatter(said).join(" ")),
    want: wantIn(text),
    obstacle: clauses.find((clause) => OBSTACLE.test(normal(clause))) ?? null,
    sides: sidesIn(text),
    other: otherIn(text),
    rating: ratingIn(said),
    options: listedSteps(own),
    announced: promiseIn(text) ? null : announcedIn(clauses),
    isTurn: TURNS.test(whole),
    items: items > 1 ? items : 0,
  };
}

const NOT_TELLING = [cue.GREETING, cue.SHORT_OK, cue.SHORT_YES, cue.SHORT_NO, cue.UNSURE];
const ABOUT_TALKING = [
  cue.HOSTILE,
  cue.COMPLAINS,
  cue.PRAISES,
  cue.CORRECTS,
  cue.ASKS_FACT,
  cue.ASKS_DRAFT,
  cue.ASKS_REHEARSAL,
  cue.ASKS_MENTIONED,
  cue.ASKS_SUMMARY,
  cue.ASKS_PLAN,
  cue.WANTS_PLAN,
  cue.ASKED_TWICE,
  cue.PARROTED,
  cue.DOUBTS_COACH,
  cue.ASKS_REASSURANCE,
  cue.ASKS_MEANING,
  cue.CLAIMS_SAID,
  cue.LEAVES_MATTER,
];

/** True when a message is about the coach, the report or the conversation rather than about the person's matter. */
export function isAboutTalking({ said, words, text, isEnglish }: Understanding): boolean {
  // Words that would be said to somebody else.
  if (promiseIn(text)?.action.includes("“")) return false;
  if (cue.INJECTION.test(said) || !isEnglish) return true;
  if (words <= 30 && aboutCoach(said) !== null) return true;
  if (words <= 40 && ABOUT_REPORT.test(said) && ASKS_REPORT.test(said)) return true;
  return words <= 14 && ABOUT_TALKING.some((pattern) => pattern.test(said)) && promiseIn(text) === null;
}

/** Words for somebody else, spoken while a conversation is being tried out. */
export const isRehearsed = (message: Understanding): boolean =>
  message.words >= 4 &&
  !isAboutTalking(message) &&
  /\b(?:you|your|i|i'm|i'd|i've|we|us|let's|please|thank)\b/.test(message.said);

/** A message that tells something about the matter, rather than only acknowledging or greeting. */
export const tellsSomething = (message: Understanding): boolean =>
  message.words >= 4 && !NOT_TELLING.some((pattern) => pattern.test(message.said)) && !isAboutTalking(message);

import { aboutCoach, ABOUT_REPORT, ASKS_REPORT } from "./about-cues";
import * as cue from "./cues";
import { feelingsIn, type Feeling } from "./feelings";
import { readsAsEnglish, smallTalk } from "./languages";
import { flipPerson, tellingClauses } from "./mirror";
import { ownLines } from "../pasted-text";
import { mended } from "../spelling";
import { announcedIn, type Announced } from "./moments";
import { listedSteps, promiseIn, withoutBullets } from "./steps";
import { countWords, normal, sentencesOf, trimEndOf, withoutPictures } from "./text";
import { sceneOf } from "./scenes/index";
import type { Scene } from "./scenes/scene";

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
  /** How many matters are numbered in it, `(1) … (2) …`; 0 when they are not. */
  items: number;
}

const END =
  /[.;:!?,\n]| (?:but|because|although|though|so that|so i|and then|and i|and he|and she|while|without having)\b/i;
const MAX_WANT_WORDS = 16;

const WANTS: [RegExp, string][] = [
  [
    /\bi(?:'d| would)? (?:really |just |only |also |still |do |actually |now )*(?:want|like|love|need|hope|wish|am trying|'m trying|am hoping|'m hoping|intend|long) to (?!(?:talk (?:to you|about|through)|ask you|know|vent|discuss|start (?:with|by)|wring|strangle|scream|cry|punch|kill|throw up|tell you|say that|be (?:clear|honest,|fair)|admit|go now|run now|die)\b)/gi,
    "to ",
  ],
  [
    /\bi (?:really |just )?want (?=(?:speak|talk|tell|ask|be|become|know|find|make|change|leave|stay|say|do|show|learn|work)\b)/gi,
    "to ",
  ],
  [
    /\b[Ii](?:'d| would)? (?:really |just )?(?:want|need|like) (?=(?:him|her|them|my \w+|the \w+|people|everyone|[A-Z][a-z]+) to )/g,
    "",
  ],
  [/\bi(?:'d| would)? (?:really |just )?(?:want|need|like) us to /gi, "both of you to "],
  [/\bi(?:'m| am) (?:trying|hoping|aiming|looking|working) to /gi, "to "],
  [
    /\bmy (?:main |real |biggest |long-term |personal )?(?:goal|aim|hope|ambition|dream|plan) (?:here |this year |for this year |for today |today )?is to /gi,
    "to ",
  ],
  [/\bhelp me (?:to )?(?!(?:decide|choose|think|understand|please|out|here|with)\b)/gi, "to "],
  [
    /\bhow (?:do|can|could|should|would) (?:i|we) (?:best )?(?!(?:know|tell if|feel|do (?:it|that|this)|handle (?:it|this|that))\b)/gi,
    "to ",
  ],
  [
    /\bi(?:'d)? (?:really |just )?(?:want|need|like) (?=(?:one|a|an|the|more|less|my|better|some|respect|clarity|recognition|time|support|peace|out)\b)/gi,
    "",
  ],
  [/\bi wish i (?:could|were able to) /gi, "to "],
  [/\b(?:a|my|the) plan (?:to|for) (?=get|become|be|win|grow|leave|move|make|find|build|change|fix|stop)\b/gi, "to "],
  [/\bwhat (?:do )?i (?:really |actually )?want\? (?=that )/gi, ""],
  [/\bwhat i (?:really |actually )?(?:want|need) is (?=that )/gi, ""],
  [/\bwhat i (?:really |actually )?(?:want|need|would like|hope for) (?:here )?is (?!that\b|not\b|for\b)/gi, ""],
];

// 'My boss told me I need more presence' is the boss's wish.
const REPORTED = /\b(?:told me|tells me|says?|said|thinks?|that|if|when|because|believes?) ?$/i;

/** What the person says they want first, as a phrase that fits after 'you want'. */
function wantIn(message: string): string | null {
  const text = message.replace(/[‘’]/g, "'");
  const found = WANTS.flatMap(([pattern, lead]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const rest =
        text
          .slice(match.index + match[0].length)
          .split(END)[0]
          ?.trim()
          .replace(/ please$/i, "") ?? "";
      const words = countWords(rest);
      const isSomebodyElses = REPORTED.test(text.slice(0, match.index));
      const isPhrase = !isSomebodyElses && words >= 1 && words <= MAX_WANT_WORDS && !/\byou(?:r)?\b|["“”]/i.test(rest);
      return isPhrase ? [{ at: match.index, want: `${lead}${flipPerson(rest)}` }] : [];
    }),
  );
  return found.toSorted((x, y) => x.at - y.at)[0]?.want ?? null;
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

const ROLES =
  "boss|manager|ceo|cfo|coo|cto|cmo|director|supervisor|chair|chairman|chairwoman|colleague|peer|co-?founder|partner|mentor|team|client|customer|assistant|successor|predecessor|direct report|deputy|vp|head of \\w+|investor|counterpart|wife|husband|board";
const ROLE_NAMED = new RegExp(
  `\\b(?:my|our|a new) (?:new |old |former |own |direct |senior |most senior )?(${ROLES})\\b`,
  "i",
);
const ACTING_NAME =
  /(?<![.!?]\s|^)\b(\p{Lu}\p{Ll}{2,14}) (?:says?|said|keeps?|kept|thinks?|wants?|wanted|told|took|takes|never|always|refuses?|ignores?|interrupts?|gets|feels|doesn't|didn't|won't|isn't|is (?:not|always|never|the|my|a)|was|has|left|asked)\b/u;
const NAMED_PERSON =
  /\b(?:with|to|told|tell|asked|ask|from|about|meet|call|confront|thank) (\p{Lu}\p{Ll}{2,14})(?!\p{L})(?= (?:about|today|tomorrow|on|directly|for|that|before|after|in|yesterday|again|again\.)|[.,!]|$)/u;
const INTRODUCED =
  /\b(?:report|boss|manager|colleague|coworker|co-worker|peer|ceo|cfo|coo|cto|partner|co-?founder|friend|employee|teammate|deputy|assistant|counterpart|director|chair),? (\p{Lu}\p{Ll}{2,14})(?!\p{L})|\b(\p{Lu}\p{Ll}{2,14}), (?:my|our|who|the (?:head|new|cfo|ceo))\b/u;
const NOT_PEOPLE = new Set(
  "Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December The This That These Those There They She He His Her It Its We Our My And But Because When While What Why How Nobody Everybody Everyone Someone People Sales Finance Marketing Engineering Legal Product Operations Management Leadership Slack Teams Zoom Excel Google Microsoft Amazon Apple Europe Asia London York Germany France India China America English German French Spanish Christmas Easter Linkedin Gmail Outlook".split(
    " ",
  ),
);

function otherIn(text: string): string | null {
  const introduced = INTRODUCED.exec(text);
  const name = [introduced?.[1], introduced?.[2], ACTING_NAME.exec(text)?.[1], NAMED_PERSON.exec(text)?.[1]].find(
    (found) => found && !NOT_PEOPLE.has(found),
  );
  if (name) return name;
  const role = ROLE_NAMED.exec(text)?.[1];
  if (!role) return null;
  return /^(?:ceo|cfo|coo|cto|cmo|vp)$/i.test(role) ? `your ${role.toUpperCase()}` : `your ${role.toLowerCase()}`;
}

const NUMBER_WORDS = "zero one two three four five six seven eight nine ten".split(" ");

function ratingIn(said: string): number | null {
  const match =
    /^(?:(?:i'd say|maybe|about|around|probably|only|solid|ok|well|hm+|ha|uh|still|now|a|an|it's|it's a|i'm at|like|say|i am at|right now)[,.]? )*(?:a |an )?(\d{1,2}|zero|one|two|three|four|five|six|seven|eight|nine|ten)(?: ?(?:\/|out of|of) ?10)?(?=[.,!]|$| (?:maybe|perhaps|probably|i (?:think|guess|suppose)|i'd say|for now|now|today|at (?:best|most)|or so|if)\b)/.exec(
      said,
    );
  if (!match?.[1]) return null;
  const value = /\d/.test(match[1]) ? Number(match[1]) : NUMBER_WORDS.indexOf(match[1]);
  return value >= 0 && value <= 10 ? value : null;
}

const NUMBERED = /(?:^|\s)\(?([1-5])[).]\s/g;

/** Says only that something else comes now. */
const TURNS =
  /^(?:(?:ok(?:ay)?|so|now|well|and)[,.]? )*(?:another|a different|different|new|next|a new|one more) (?:topic|subject|matter|thing|question)[.:!] (?=\S)/i;
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
  const said = normal(whole);
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

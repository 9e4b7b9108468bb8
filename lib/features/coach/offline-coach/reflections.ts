import {
  ECHO_FORMS,
  FEELING_FRAMES,
  MIRROR_FORMS,
  MIRROR_PAIR_FORMS,
  QUOTE_FORMS,
  SPEECH_FORMS,
  REAL_FORMS,
  SUPPOSED_FORMS,
  THAT_FORMS,
  WANT_AND_OBSTACLE_FORMS,
  WANT_AND_QUOTE_FORMS,
  WANT_FORMS,
  WANT_THAT_FORMS,
} from "./reflection-lines";
import { CORRECTS, UNSURE } from "./cues";
import { isWeighty, withoutLead, withoutTail } from "./clauses";
import { condense, flipPerson, isBroken, mirror, quoted } from "./mirror";
import { feelingsIn } from "./feelings";
import type { Pen } from "./pen";
import { countWords, isQuestion, midSentence, normal, sentencesOf, trimEndOf } from "./text";
import type { Thread } from "./thread-state";
import { GRIEF, isGrief } from "./scenes/serious";
import { UNDERTONES } from "./undertones";

// One sentence each about what was heard: a feeling, a wish, what a clause says, what may lie under it.

const both = (words: string[]) => words.slice(0, 2).join(" and ");

/** Clauses of the message that no earlier reply has quoted. */
export function freshClauses({ now, replies }: Thread): string[] {
  const said = replies.map(normal);
  return now.clauses.filter((clause) => !said.some((reply) => reply.includes(normal(clause))));
}

export function feelingSentence({ now }: Thread, pen: Pen): string | null {
  const [first] = now.feelings;
  if (!first) return null;
  const same = now.feelings.map(({ word }) => word);
  return pen.any(FEELING_FRAMES[first.kind] ?? [], { feeling: both(same) });
}

const REAL =
  /\bthe (?:real|actual|true|bigger|main) (?:issue|problem|question|thing|point|reason) (?:here )?is(?: that)? ([^.!?\n]{8,160})/i;

/** What the person says it is really about, said back whole. */
export function realMatter({ now, replies }: Thread, pen: Pen): string | null {
  const clause = REAL.exec(now.text)?.[1];
  const statement = clause && mirror(trimEndOf(clause, " ,;"));
  return statement ? pen.form(REAL_FORMS, { m: midSentence(statement) }, replies.length) : null;
}

const SPEECH =
  /(?<!\b(?:contract|agreement|spa|policy|report|law|document|slide|deck|plan|letter|paper) )\b(?:said|says|wrote|told me|called me|keeps saying|answered|replied)\b[^'"“‘.!?\n]{0,25}(?<=[\s:,])["“'‘](?=\p{L})([^"“”\n]{3,90}?)["”'’](?!\p{L})/u;

const MIN_SPEECH = 3;

/** Words of somebody else that the person has quoted, as what they still hear. */
export function heardSpeech({ now, replies }: Thread, pen: Pen): string | null {
  const words = SPEECH.exec(now.text)?.[1];
  const speech = words && trimEndOf(words, " .,");
  // A word or two name something; nobody was hurt by them.
  return speech && countWords(speech) >= MIN_SPEECH
    ? pen.form(SPEECH_FORMS, { q: quoted(speech) }, replies.length)
    : null;
}

export function wantSentence({ now, want, isWantNew, replies }: Thread, pen: Pen): string | null {
  if (!isWantNew || !want) return null;
  const turn = replies.length;
  const obstacle = now.obstacle && !overlaps(now.obstacle, want) ? now.obstacle : null;
  const statement = obstacle && mirror(obstacle);
  if (want.startsWith("that ")) return pen.form(WANT_THAT_FORMS, { want }, turn);
  const asStatement = statement && pen.form(WANT_AND_OBSTACLE_FORMS, { want, m: midSentence(statement) }, turn);
  const asQuote = obstacle && !statement && pen.form(WANT_AND_QUOTE_FORMS, { want, q: quoted(obstacle) }, turn);
  return asStatement || asQuote || pen.form(WANT_FORMS, { want }, turn);
}

/** True when a clause says the same as a phrase that was turned around. */
export function overlaps(clause: string, phrase: string): boolean {
  const words = new Set(normal(flipPerson(clause)).split(" "));
  const others = normal(phrase)
    .split(" ")
    .filter((word) => word.length > 3);
  return others.length > 0 && others.filter((word) => words.has(word)).length / others.length > 0.5;
}

/** True when the person only supposes what a clause says of somebody else. */
function isGuess(text: string, clause: string): boolean {
  const lead = text.slice(0, text.indexOf(clause));
  const isAboutOthers = !/^(?:i|i'm|i've|i'd|my|we|our)\b/i.test(clause);
  return (
    isAboutOthers &&
    (/(?:maybe|perhaps|probably|i (?:think|guess|suppose|believe|feel like)(?: that)?),? ?$/i.test(lead) ||
      /^,? (?:i (?:think|guess|suppose|believe|reckon)\b|right\b|no\b|nicht wahr|oder\b|isn't|doesn't|n'est-ce pas)/i.test(
        text.slice(text.indexOf(clause) + clause.length),
      ))
  );
}

/** True for an answer like `That I look weak`, which says what is feared or said, and not that it is so. */
const isContent = (text: string, clause: string) =>
  /(?:^|[.!?…]\s+)(?:and |but |or |mainly |mostly )*that $/i.test(text.slice(0, text.indexOf(clause)));

/** True when little stands between two clauses of a text, so that together they still say what was said. */
function isClose(text: string, [x, y]: { clause: string }[]): boolean {
  if (!x || !y) return false;
  const [first, second] = [x.clause, y.clause].toSorted((p, q) => text.indexOf(p) - text.indexOf(q));
  if (first === undefined || second === undefined) return false;
  return countWords(text.slice(text.indexOf(first) + first.length, text.indexOf(second))) <= MAX_BETWEEN;
}

const MAX_BETWEEN = 4;

const MAX_ONE = 18;

const MIN_TELLING = 3;

/** The weightiest clauses seen from the coach's side: two when the message is long, else one; quoted when it cannot be turned. */
export function clauseSentence(thread: Thread, pen: Pen, clauses: string[]): string | null {
  const { now, replies } = thread;
  const turn = replies.length;
  const [first] = clauses;
  if (!first) return null;
  const turned = clauses.flatMap((clause) => {
    const statement = mirror(clause);
    const isEnough =
      statement && (countWords(statement) > MIN_TELLING || isWeighty(clause) || now.words <= MAX_ECHO_WORDS);
    return statement && isEnough && countWords(statement) <= MAX_ONE
      ? [{ clause, statement: midSentence(condense(statement)), isCut: condense(statement) !== statement }]
      : [];
  });
  const [a, b] = turned
    .slice(0, now.words >= 18 ? 2 : 1)
    .toSorted((x, y) => now.text.indexOf(x.clause) - now.text.indexOf(y.clause))
    .map(({ statement }) => statement);
  const quote = () =>
    isWeighty(first) && countWords(first) <= 12 ? pen.form(QUOTE_FORMS, { q: quoted(first) }, turn) : null;
  if (!a) return quote();
  if (turned[0] && isContent(now.text, turned[0].clause)) return pen.form(THAT_FORMS, { m: turned[0].statement }, turn);
  const [weightiest] = turned;
  if (weightiest && isGuess(now.text, weightiest.clause))
    return pen.form(SUPPOSED_FORMS, { m: weightiest.statement }, turn) ?? quote();
  // What was left out of one would stand between the two.
  const isWhole = turned.slice(0, 2).every(({ isCut }) => !isCut);
  const isPair = b && isWhole && isClose(now.text, turned) && countWords(`${a} ${b}`) <= Math.min(24, now.words * 0.9);
  return (
    (isPair ? pen.form(MIRROR_PAIR_FORMS, { a, b }, turn) : null) ?? pen.form(MIRROR_FORMS, { m: a }, turn) ?? quote()
  );
}

const MAX_ECHO_WORDS = 10;

const MAX_ECHOED_MESSAGE = 12;

const NO_ECHO =
  /\?|\b(?:strangle|murder|wring|throw up|puke)\b|https?:|@|[{}<>|\\"“”]|\b(?:you|your|yours|yourself|tomorrow|tonight|today|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b|^(?:forget|give|tell|show|help|make|stop|list|remember|please|do|don't|let|go|start|keep)\b/i;

/** A word said back is an echo and no understanding. */
const MIN_ECHO = 2;

/** A few words without a sentence in them, as they are seen from the coach's side: `Three months or so.` */
export function echo({ now, replies }: Thread, pen: Pen): string | null {
  if (isBroken(now.text)) return null;
  if (now.words > MAX_ECHOED_MESSAGE || NO_ECHO.test(now.text) || !/[a-z]/.test(now.text)) return null;
  const [first = "", second = ""] = sentencesOf(now.text);
  const isSaying = countWords(withoutLead(first)) >= MIN_ECHO && !UNSURE.test(normal(first));
  const sentence = isSaying ? first : second || first;
  if (isQuestion(sentence)) return null;
  const bare = sentence && withoutTail(trimEndOf(withoutLead(sentence), " .!…,;:"));
  return bare && !NO_ECHO.test(bare) && countWords(bare) >= MIN_ECHO && countWords(bare) <= MAX_ECHO_WORDS
    ? pen.form(ECHO_FORMS, { e: flipPerson(bare) }, replies.length)
    : null;
}

/** True for an answer that begins with less than a sentence: `In October. We're in February now.` */
export function startsWithFragment(text: string): boolean {
  const [first = ""] = sentencesOf(text);
  return (
    countWords(first) <= 4 &&
    mirror(trimEndOf(withoutLead(first), " .!…,;:")) === null &&
    feelingsIn(first).length === 0
  );
}

const MIN_FOR_UNDERTONE = 4;

const LONGER = 5;

// From here on the coach says no more than the person.
const FREE_FROM = 12;

const ROOM_TO_ASK = 5;

/** What may lie under the words, as far as it is not much longer than they are. */
export function undertone({ now, isIdeaNew, scene }: Thread, pen: Pen): string | null {
  // A step is answered as a step.
  if (isGrief(scene) && !GRIEF.test(now.said)) return null;
  if (now.words < MIN_FOR_UNDERTONE || CORRECTS.test(now.said) || isIdeaNew) return null;
  const lines = UNDERTONES.filter(({ when }) => when.test(now.said)).flatMap((each) => each.lines);
  const most = now.words < FREE_FROM ? now.words + LONGER : now.words - ROOM_TO_ASK;
  return pen.inOrder(lines.filter((line) => countWords(line) <= most));
}

import { CORRECTS, DOUBTS, SORRY_ENGLISH, SHORT_NO, SHORT_OK, SHORT_YES, UNSURE } from "./cues";
import { ask, followUp, shortOf } from "./ask";
import { partOf, WELCOMES, type Part } from "./part";
import { asCondition } from "./if-then";
import { DOUBT_QUESTIONS, OBJECTIONS, SPOKEN_OBJECTIONS } from "./question-lines";
import {
  CHOICE_FORMS,
  CHOICE_QUESTIONS,
  EITHER_OR_QUESTIONS,
  GATHERED_FORMS,
  OK_REPLIES,
  TINY_FORMS,
  TINY_QUESTIONS,
} from "./short-lines";
import { INSIGHT_FOLLOW, INSIGHT_QUESTIONS } from "./offer-lines";
import { join, lineIn, type Pen } from "./pen";
import { reflect, type Heard } from "./reflect";
import { WHICH_OF_TWO } from "./matter-lines";
import { withoutLead } from "./clauses";
import { flipPerson, quoted } from "./mirror";
import { countWords, midSentence, normal, sentencesOf, trimEndOf } from "./text";
import { isSore } from "./sore";
import { CORRECTED_LINES } from "./special-lines";
import type { Thread } from "./thread-state";
import { leaningsOf, remarkFor } from "./voice";

const MIN_WORDS = { afterFew: 18, afterMany: 12 };
const FEW_WORDS = 12;
const MAX_WORDS = 60;
// The shortest question worth asking.
const MIN_QUESTION = 6;
const TURNS_TO_REST = 3;
const SEE_WORDS = 16;
const MOST_TO_GUESS = 60;
const LONG_MESSAGE = 150;
const TWO_THREADS = [
  "There is a lot in this, and two things stand out: {a}, and {b}.",
  "You have put much on the table; I would not want to lose {a}, or {b}.",
  "Of everything you wrote, I keep hold of two things: {a}, and {b}.",
];
/** About as many words as the person wrote, within limits. */
function budgetFor({ now }: Thread): number {
  const least = now.words < FEW_WORDS ? MIN_WORDS.afterFew : MIN_WORDS.afterMany;
  return Math.min(MAX_WORDS, Math.max(least, now.words));
}

const OWN_PART =
  /\bi (?:\w+ )?(?:always|never|keep|can't|don't|didn't|haven't|avoid|tend|prepare|check|rewrite|nodded|smiled|let|said|wait|waited|should have|work|worked|took|gave|thought|told|wanted)\b/;

/** Joins the report to the matter once a conversation, when both are known well enough; a second time in a long one. */
function insight(thread: Thread, pen: Pen): string | null {
  const { asked, told, scene, context } = thread;
  const used = pen.countSaid(INSIGHT_QUESTIONS);
  // A figure right after a feeling would be an answer to something else.
  if ([thread.now, ...told.slice(-1)].some(isSore)) return null;
  // It is about the person's own part, and never an answer to a step or to what somebody else did.
  if (!OWN_PART.test(thread.now.said) || CORRECTS.test(thread.now.said)) return null;
  if (thread.idea || thread.commitment || thread.isPlanned || thread.now.other) return null;
  if (!scene || told.length < 2 || used > (told.length > 10 ? 1 : 0) || (asked.reality ?? 0) < 1) return null;
  const remark = remarkFor(leaningsOf(context), scene.id);
  if (!remark || !pen.isNew(remark)) return null;
  const question = pen.any(INSIGHT_QUESTIONS);
  return question && `${remark} ${question}`;
}

function longReply({ now }: Thread, pen: Pen): string | null {
  const [a, b] = now.clauses;
  if (now.words < LONG_MESSAGE || !a || !b) return null;
  const opening = pen.any(TWO_THREADS, { a: quoted(a), b: quoted(b) });
  const question = pen.any(WHICH_OF_TWO);
  return opening && question && `${opening} ${question}`;
}

/** What may lie under it, as a guess; at the start, and in every second turn while the matter is being looked at. */
function guess({ scene, now, replies, told }: Thread, pen: Pen, part: Part | null): string | null {
  const isTurn = told.length === 0 || (replies.length % 2 === 0 && (part === "goal" || part === "reality"));
  const isNear = now.scene === scene || told.length < 2;
  // Who has told a lot at once has said it; a guess on top would be about somebody else.
  const isOpen = now.words >= 8 && (told.length > 0 || now.words <= MOST_TO_GUESS);
  return scene && isTurn && isNear && isOpen ? pen.inOrder(scene.see) : null;
}

/** Several ways named at once: the person chooses. */
function choiceReply({ now, idea, lastAsked }: Thread, pen: Pen): string | null {
  const ways =
    now.said.match(
      /\b(?:i|we) (?:could|can|might)\b|\bor (?:i|talk|ask|write|just|even|wait|go|send|tell)\b|\balternatively\b/g,
    ) ?? [];
  const isList = now.options.length > 1;
  if (!isList && (!idea || ways.length < 2 || lastAsked === "goal")) return null;
  const question = pen.any(CHOICE_QUESTIONS);
  return question && join([pen.any(CHOICE_FORMS), question]);
}

/** A matter named in a word or two: asks what about it. */
function tinyReply({ now, told, crumbs }: Thread, pen: Pen): string | null {
  const isTopic =
    now.words <= 3 &&
    told.length === 0 &&
    crumbs.length < FEW &&
    now.feelings.length === 0 &&
    /^(?!(?:i|he|she|they|we|it|you)\b)(?!.*\b(?:me|us)$)[a-z][a-z' -]*$/i.test(now.text);
  const question = isTopic ? pen.inOrder(TINY_QUESTIONS) : null;
  return question && join([pen.form(TINY_FORMS, { t: flipPerson(now.said) }, now.words), question]);
}

const OBJECTION =
  /^(?:but |and |then )?(?:(?:he|she|they|my [\w-]+|the [\w-]+|[A-Z][a-z]+)(?:'ll| will|'d| would| might| may)) (?!be (?:glad|happy|fine|ok(?:ay)?)\b)/;
const MAX_OBJECTION = 14;

/** What somebody may say or do against a step: as a case, and what the person would do in it. */
function objectionReply({ now, idea, commitment, isIdeaNew, isPlanned, replies }: Thread, pen: Pen): string | null {
  const [first = ""] = sentencesOf(now.text.replace(/[‘’]/g, "'"));
  const sentence = withoutLead(trimEndOf(first, " .!…"));
  const isOne = now.words <= MAX_OBJECTION && !/\?| but /.test(now.text) && OBJECTION.test(midSentence(sentence));
  if (!isOne || !(idea ?? commitment) || isIdeaNew || isPlanned) return null;
  const spoken = /\b(?:say|ask|tell|answer|argue|claim|reply)\b/.test(now.said);
  const statement = midSentence(flipPerson(asCondition(sentence)));
  return pen.form(spoken ? SPOKEN_OBJECTIONS : OBJECTIONS, { c: statement }, replies.length);
}

/** A doubt about the person's own idea: it is said back, and both are looked at together. */
function doubtReply(thread: Thread, pen: Pen): string | null {
  const { now, idea, isIdeaNew, isPlanned, want, isWantNew } = thread;
  if (
    !idea ||
    isIdeaNew ||
    isPlanned ||
    (want && isWantNew) ||
    ![now.said, normal(withoutLead(now.text))].some((said) => DOUBTS.test(said))
  )
    return null;
  const question = pen.any(DOUBT_QUESTIONS);
  return question && join([reflect(thread, pen).sentences[0], question]);
}

const FEW = 3;
const CRUMBS_TO_GATHER = 4;
const TURNS_BETWEEN_GATHERINGS = 5;
const NOT_A_CRUMB = [SHORT_YES, SHORT_NO, SHORT_OK, UNSURE];

/** For a person of few words: what they said so far put together, and a question with answers to choose from. */
function terseReply(thread: Thread, pen: Pen): string | null {
  const { now, crumbs, replies } = thread;
  if (now.words > FEW || crumbs.length < FEW || NOT_A_CRUMB.some((each) => each.test(now.said))) return null;
  const wasGathered = replies.slice(-TURNS_BETWEEN_GATHERINGS).some((reply) => lineIn(GATHERED_FORMS, reply));
  const words = [...crumbs, flipPerson(now.said)].slice(-MAX_GATHERED).join(", ");
  const gathered =
    !wasGathered && crumbs.length >= CRUMBS_TO_GATHER ? pen.form(GATHERED_FORMS, { words }, replies.length) : null;
  const question = pen.inOrder(EITHER_OR_QUESTIONS);
  return question && join([gathered ?? reflect(thread, pen).sentences[0] ?? pen.any(OK_REPLIES), question]);
}
const MAX_GATHERED = 7;

/** A reflection may stand alone: after a question that was answered with substance, and never twice in a row. */
function mayRest(
  { now, heard: before, replies, seed, isIdeaNew }: Thread,
  part: Part | null,
  { saidWant, isDeep }: Heard,
): boolean {
  const isLooking = (part === "goal" || part === "reality") && !isIdeaNew && !saidWant;
  const isAnswer = before.length > 0 && now.words >= 9 && (replies.at(-1)?.trimEnd().endsWith("?") ?? false);
  return isDeep && isLooking && isAnswer && (now.sides !== null || (seed + replies.length) % TURNS_TO_REST !== 0);
}

/** A reply without a question: what was heard, or in every other such turn what may lie under it. */
function rest({ scene, now, replies }: Thread, pen: Pen, reflections: string[]): string {
  const mayGuess =
    scene !== null && now.scene === scene && now.words >= FEW_WORDS && now.feelings.length === 0 && now.sides === null;
  const lines = mayGuess && replies.length % EVERY_OTHER === 1 ? shortOf(scene.see, now.words + LONGER) : [];
  return pen.inOrder(lines) ?? join(reflections);
}

const LONGER = 2;
const EVERY_OTHER = 2;
const MAX_WELCOME = 10;

/** After a few words the question that follows from them may stand alone, in every other turn. */
const isFollowed = ({ now, replies, seed }: Thread) => now.words <= 6 && (seed + replies.length) % EVERY_OTHER === 0;

/** Says what they had asked for, and nothing new. */
const ASKED = /\bi asked\b/;
const EASE = ["Your English is clear to me."];

/** The reply to a message that tells something: what was understood, perhaps a guess, and one question. */
export function contentReply(thread: Thread, pen: Pen): string {
  const ease = SORRY_ENGLISH.test(thread.now.said) ? pen.inOrder(EASE) : null;
  return join([ease, toldReply(thread, pen)]);
}

function toldReply(thread: Thread, pen: Pen): string {
  const special =
    longReply(thread, pen) ??
    tinyReply(thread, pen) ??
    choiceReply(thread, pen) ??
    objectionReply(thread, pen) ??
    doubtReply(thread, pen) ??
    terseReply(thread, pen);
  if (special) return special;
  const heard = reflect(thread, pen);
  const reflections = heard.sentences;
  const remark = insight(thread, pen);
  if (remark) return join([reflections[0], remark]);
  const part = partOf(thread);
  const [first] = reflections;
  const budget = budgetFor(thread);
  const corrected = CORRECTS.test(thread.now.said) ? pen.any(CORRECTED_LINES) : null;
  if (corrected) {
    const said = ASKED.test(thread.now.said) ? null : first;
    return join([corrected, said, ask(thread, pen, part)]);
  }
  if (first && mayRest(thread, part, heard)) return rest(thread, pen, reflections);
  if (part === "will" && thread.now.words <= MAX_WELCOME && WELCOMES.test(thread.now.said) && !thread.isIdeaNew)
    return ask(thread, pen, part);
  const follow = first && !heard.saidWant && isFollowed(thread) ? followUp(thread, pen, part, heard) : null;
  if (follow) return follow;
  const isRoomy = countWords(first ?? "") + MIN_QUESTION + SEE_WORDS <= budget;
  const supposed = heard.saidWant || !isRoomy ? null : guess(thread, pen, part);
  const wasRecognised =
    thread.lastAsked === "insight" &&
    /^(?:yes|yeah|that's me|definitely|probably|a bit|true|sadly|guilty|very|some)/.test(thread.now.said);
  const room = Math.max(MIN_QUESTION, budget - countWords(join([first, supposed])));
  const question = (wasRecognised ? pen.any(INSIGHT_FOLLOW) : null) ?? ask(thread, pen, part, heard, room);
  const isTelling = thread.now.feelings.length > 0 || thread.now.sides !== null;
  const order = supposed && !isTelling ? [supposed, reflections[0]] : [reflections[0], supposed ?? reflections[1]];
  return join([...order, question], budget);
}

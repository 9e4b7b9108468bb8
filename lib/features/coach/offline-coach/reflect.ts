import { FIRST_FRAMES, IDEA_FORMS, PLAIN_FRAMES, SIDES_FRAMES } from "./reflection-lines";
import { isWeighty } from "./clauses";
import { condense, flipPerson, mirror } from "./mirror";
import type { Pen } from "./pen";
import { countWords, midSentence, normal } from "./text";
import { PARROT_LINES } from "./special-lines";
import type { Thread } from "./thread-state";
import { leaningsOf, voiceFor } from "./voice";
import {
  clauseSentence,
  echo,
  feelingSentence,
  freshClauses,
  heardSpeech,
  overlaps,
  realMatter,
  startsWithFragment,
  undertone,
  wantSentence,
} from "./reflections";

/** From this many words on a message gets two sentences. */
const TWO_FROM = 24;

const MIN_FOR_PLAIN = 12;

const MIN_SENTENCE = 7;

/** What was said back. */
export interface Heard {
  sentences: string[];
  /** It was the person's wish. */
  saidWant: boolean;
  /** It goes beyond the person's words. */
  isDeep: boolean;
  /** The clause it was about, for a question that follows from it. */
  focus: string | null;
}

/**
 * What the coach understood, in one or two sentences: both sides of a conflict, an idea, a feeling, a wish with its
 * obstacle, or the weightiest clause, turned around or quoted. A long message gets two.
 */
export function reflect(thread: Thread, pen: Pen): Heard {
  const { now, context, replies } = thread;
  const turn = replies.length;
  const sides = now.sides && { a: midSentence(flipPerson(now.sides[0])), b: midSentence(flipPerson(now.sides[1])) };
  const isFactual = voiceFor(leaningsOf(context)).isFactual;
  const words = now.feelings.map(({ word }) => word);
  const namesFeeling = (clause: string) => words.some((word) => normal(clause).includes(word));
  // 'I'm afraid of looking like a fool twice' says more than any sentence about being afraid.
  const cause = freshClauses(thread).find(
    (clause) => namesFeeling(clause) && countWords(clause) >= 4 && mirror(clause),
  );
  const clauses = freshClauses(thread).filter((clause) => isFactual || cause !== undefined || !namesFeeling(clause));
  // A fragment that a sentence explains is said in that sentence.
  const saysMore = clauses.some((clause) => countWords(clause) >= MIN_SENTENCE && mirror(clause) !== null);
  let saidWant = false;
  let isDeep = false;
  let focus: string | null = null;
  const isTold = pen.countSaid(PARROT_LINES) > 0;
  const ways: (() => string | null)[] = [
    () => {
      const sentence = realMatter(thread, pen);
      isDeep ||= sentence !== null;
      return sentence;
    },
    () => heardSpeech(thread, pen),
    () => (sides ? pen.form(SIDES_FRAMES, sides, turn) : null),
    () =>
      thread.isIdeaNew && thread.idea ? pen.form(IDEA_FORMS, { idea: condense(flipPerson(thread.idea)) }, turn) : null,
    () => (startsWithFragment(now.text) && !isTold && !saysMore ? echo(thread, pen) : null),
    () => {
      const sentence = isFactual || cause ? null : feelingSentence(thread, pen);
      if (sentence && now.feelings[0]?.kind === "fear") focus = now.feelings[0].word;
      isDeep ||= sentence !== null;
      return sentence;
    },
    () => {
      const sentence = wantSentence(thread, pen);
      saidWant = sentence !== null;
      return sentence;
    },
    () => {
      const sentence = saidWant ? null : undertone(thread, pen);
      isDeep ||= sentence !== null;
      return sentence;
    },
    () => {
      if (isTold) return null;
      const left = (clauses.length > 0 ? clauses : freshClauses(thread)).filter(
        (clause) => !saidWant || !thread.want || !overlaps(clause, thread.want),
      );
      const candidates = cause && left.includes(cause) ? [cause, ...left.filter((each) => each !== cause)] : left;
      const sentence = clauseSentence(thread, pen, candidates);
      if (sentence) focus ??= candidates[0] ?? null;
      isDeep ||= sentence !== null && isWeighty(candidates[0] ?? "");
      return sentence;
    },
    () => (saidWant || isTold ? null : echo(thread, pen)),
  ];
  const wanted = now.words >= TWO_FROM ? 2 : 1;
  const sentences: string[] = [];
  for (const way of ways) {
    const sentence = sentences.length < wanted ? way() : null;
    if (sentence) sentences.push(sentence);
    if ((sides || saidWant) && sentences.length > 0) break;
  }
  const plain =
    sentences.length > 0 || (now.words < MIN_FOR_PLAIN && !isTold)
      ? null
      : pen.any(turn === 0 ? FIRST_FRAMES : PLAIN_FRAMES);
  return {
    sentences: plain ? [plain] : sentences,
    saidWant,
    isDeep: isDeep || sides !== null,
    focus: focus ?? now.clauses[0] ?? now.text,
  };
}

import {
  FEELING_FRAMES,
  IDEA_FORMS,
  MIRROR_FORMS,
  MIRROR_PAIR_FORMS,
  PLAIN_FRAMES,
  QUOTE_FORMS,
  SIDES_FRAMES,
  SUPPOSED_FORMS,
  WANT_AND_OBSTACLE_FORMS,
  WANT_AND_QUOTE_FORMS,
  WANT_FORMS,
} from "./generic-lines";
import { flipPerson, mirror, quoted } from "./mirror";
import type { Pen } from "./pen";
import { countWords, midSentence, normal } from "./text";
import type { Thread } from "./thread";
import { leaningsOf, voiceFor } from "./voice";

const both = (words: string[]) => words.slice(0, 2).join(" and ");

/** Clauses of the message that no earlier reply has quoted. */
function freshClauses({ now, replies }: Thread): string[] {
  const said = replies.map(normal);
  return now.clauses.filter((clause) => !said.some((reply) => reply.includes(normal(clause))));
}

function feelingSentence({ now }: Thread, pen: Pen): string | null {
  const [first] = now.feelings;
  if (!first) return null;
  const same = now.feelings.map(({ word }) => word);
  return pen.any(FEELING_FRAMES[first.kind] ?? [], { feeling: both(same) });
}

function wantSentence({ now, want, isWantNew, replies }: Thread, pen: Pen): string | null {
  if (!isWantNew || !want) return null;
  const turn = replies.length;
  const obstacle = now.obstacle && !overlaps(now.obstacle, want) ? now.obstacle : null;
  const statement = obstacle && mirror(obstacle);
  const asStatement = statement && pen.form(WANT_AND_OBSTACLE_FORMS, { want, m: midSentence(statement) }, turn);
  const asQuote = obstacle && !statement && pen.form(WANT_AND_QUOTE_FORMS, { want, q: quoted(obstacle) }, turn);
  return asStatement || asQuote || pen.form(WANT_FORMS, { want }, turn);
}

/** True when a clause says the same as a phrase that was turned around. */
function overlaps(clause: string, phrase: string): boolean {
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
    isAboutOthers && /(?:maybe|perhaps|probably|i (?:think|guess|suppose|believe|feel like)(?: that)?),? ?$/i.test(lead)
  );
}

/** The weightiest clauses seen from the coach's side: two when the message is long, else one; quoted when it cannot be turned. */
function clauseSentence(thread: Thread, pen: Pen, clauses: string[]): string | null {
  const turn = thread.replies.length;
  const [first] = clauses;
  if (!first) return null;
  const turned = clauses.flatMap((clause) => {
    const statement = mirror(clause);
    return statement && countWords(statement) <= 18 ? [{ clause, statement: midSentence(statement) }] : [];
  });
  const isSupposed = isGuess(thread.now.text, turned[0]?.clause ?? first);
  const [a, b] = turned
    .slice(0, thread.now.words >= 18 ? 2 : 1)
    .toSorted((x, y) => thread.now.text.indexOf(x.clause) - thread.now.text.indexOf(y.clause))
    .map(({ statement }) => statement);
  const isShortQuote = countWords(first) <= 7 && turn % 4 === 2;
  const quote = () => (countWords(first) <= 14 ? pen.form(QUOTE_FORMS, { q: quoted(first) }, turn) : null);
  if (a && isSupposed) return pen.form(SUPPOSED_FORMS, { m: a }, turn) ?? quote();
  if (isShortQuote || !a) return quote();
  if (b && countWords(`${a} ${b}`) <= 24) return pen.form(MIRROR_PAIR_FORMS, { a, b }, turn) ?? quote();
  return pen.form(MIRROR_FORMS, { m: a }, turn) ?? quote();
}

/** What was said back. */
export interface Heard {
  sentences: string[];
  /** It was the person's wish. */
  saidWant: boolean;
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
  const clauses = freshClauses(thread).filter(
    (clause) => isFactual || !words.some((word) => normal(clause).includes(word)),
  );
  let saidWant = false;
  let focus: string | null = null;
  const ways: (() => string | null)[] = [
    () => (sides ? pen.form(SIDES_FRAMES, sides, turn) : null),
    () => (thread.isIdeaNew && thread.idea ? pen.form(IDEA_FORMS, { idea: flipPerson(thread.idea) }, turn) : null),
    () => {
      const sentence = isFactual ? null : feelingSentence(thread, pen);
      if (sentence && now.feelings[0]?.kind === "fear") focus = now.feelings[0].word;
      return sentence;
    },
    () => {
      const sentence = wantSentence(thread, pen);
      saidWant = sentence !== null;
      return sentence;
    },
    () => {
      const candidates = clauses.length > 0 ? clauses : freshClauses(thread);
      const sentence = clauseSentence(thread, pen, candidates);
      if (sentence) focus ??= candidates[0] ?? null;
      return sentence;
    },
  ];
  const wanted = now.words >= 24 ? 2 : 1;
  const sentences: string[] = [];
  for (const way of ways) {
    const sentence = sentences.length < wanted ? way() : null;
    if (sentence) sentences.push(sentence);
    if (sides && sentences.length > 0) break;
  }
  const plain = sentences.length > 0 ? null : pen.any(PLAIN_FRAMES);
  return { sentences: plain ? [plain] : sentences, saidWant, focus };
}

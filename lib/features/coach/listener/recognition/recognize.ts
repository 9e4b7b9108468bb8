import type { Guess } from "../../classification/classifier";
import type { VectorOf } from "../../classification/linear-models";
import { findSensitiveMatter, type SensitiveMatter } from "../../sensitive-matter";
import { calculate, solveFormulas, solveShare } from "../../sums/arithmetic";
import { normalizeText, sentencesOf, wordsOf } from "../../text";
import { findDictated, type Dictated } from "../../texts/find-dictated";
import { listenerContent } from "../content";
import type { ListenerState } from "../schema";
import { isRequest, recognizeActs } from "./recognize-acts";
import { listMatterParts, recognizeMatters, recognizePurposes, withMessagesBefore } from "./recognize-matters";

export interface RecognizedMessage {
  text: string;
  normal: string;
  words: string[];
  act: string;
  matter: string | null;
  /** Whether it rejects the text before it, or the matter. */
  isProtest: boolean;
  /** What it tells the coach to put into a text. */
  dictated: Dictated[];
  /** Matters that the message and those before it may be about, the likeliest first. */
  candidates: Guess[];
  /** What may be to be done, the likeliest first. */
  purposes: Guess[];
  /** What the message by itself is most like, sure or not. */
  likeliest: string | null;
  /** What is to be done, where the message says so in plain words. */
  purpose: string | null;
  /** The practice that is described or named by its subject. */
  practice: string | null;
  /** For other professionals than a coach, or what needs care. */
  sensitive: SensitiveMatter | null;
  /** A fact that the message asks for beside its act. */
  also: string | null;
  /** The trait that a question about oneself is about. */
  topic: string | null;
  sum: string | null;
}

/** Below, the practice is only one of several that would fit. */
const MIN_PRACTICE_CHANCE = 0.5;
/** For somebody who wants to be led. */
const MIN_WANTED_PRACTICE_CHANCE = 0.2;

function findPractice(normal: string, act: string, vectorOf: VectorOf): string | null {
  const least = act === "practice-start" ? MIN_WANTED_PRACTICE_CHANCE : MIN_PRACTICE_CHANCE;
  const guess = listenerContent()
    .practices(normal, vectorOf)
    .find(({ label }) => label !== "none");
  return guess && guess.chance >= least ? guess.label : null;
}

/** Below, it is not known which trait is meant. */
const MIN_TOPIC_CHANCE = 0.6;

/** 'Which part of the report would have predicted that?' */
const REFERS_BACK = /\b(?:it|that|this|these|those|them)\b/;

function findTopic(normal: string, vectorOf: VectorOf): string | null {
  const [guess] = listenerContent().topics(normal, vectorOf);
  return guess && guess.label !== "none" && guess.chance >= MIN_TOPIC_CHANCE ? guess.label : null;
}

const MAX_VECTORS = 6;

/** The texts whose vectors `recognize` uses: the message, it with those before, and the last of its parts. */
export function listTextsForVectors(message: string, earlier: string[] = []): string[] {
  const text = message.trim();
  const normal = normalizeText(text);
  const parts = sentencesOf(text).toReversed().map(normalizeText).filter(Boolean);
  const texts = [normal, withMessagesBefore({ normal, earlier }), ...parts, ...listMatterParts(normal).toReversed()];
  return [...new Set(texts)].slice(0, MAX_VECTORS);
}

/** `earlier` are the person's messages before, the oldest first, and the reply before, last. */
export function recognize(
  message: string,
  state: ListenerState,
  earlier: string[] = [],
  vectorOf: VectorOf = () => undefined,
): RecognizedMessage {
  const text = message.trim();
  const normal = normalizeText(text);
  const words = wordsOf(normal).filter((word) => /\p{L}|\d/u.test(word));
  const solved = solveFormulas(text) ?? solveShare(text);
  const sum = solved ?? (calculate(text) === null || words.length > 12 ? null : "");
  const acts = recognizeActs({ text, normal, words, sum }, state, vectorOf);
  const placed = { normal, words, earlier, isRequest: isRequest(acts.act) };
  return {
    text,
    normal,
    words,
    ...acts,
    ...recognizeMatters(placed, state, vectorOf),
    purposes: recognizePurposes(placed, state, vectorOf),
    dictated: findDictated(text),
    purpose: listenerContent().cues.first("purposes", normal),
    practice: findPractice(normal, acts.act, vectorOf),
    sensitive: findSensitiveMatter(text, vectorOf),
    topic:
      findTopic(normal, vectorOf) ??
      (REFERS_BACK.test(normal) ? findTopic(withMessagesBefore({ normal, earlier }), vectorOf) : null),
    sum: sum || null,
  };
}

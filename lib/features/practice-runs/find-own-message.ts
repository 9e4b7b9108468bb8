import { isPressed } from "@/lib/features/coach/listener/answer";
import { sentencesOf, wordsOf } from "@/lib/features/coach/text";
import { ownLines } from "@/lib/features/coach/texts/pasted-text";
import type { RecentTurn } from "./store";

/** Fewer words answer the coach and tell nothing that could be said to somebody else. */
const MIN_WORDS = 8;

/** A message of questions alone is for the coach. */
const tells = (text: string) =>
  wordsOf(text).length >= MIN_WORDS && sentencesOf(text).some((sentence) => !sentence.endsWith("?"));

/** What was answered as a danger is nothing to pass on. */
const isAnsweredAsDanger = (reply: RecentTurn | undefined) =>
  ["ask", "crisis", "care"].includes(reply?.state?.risk.answer ?? "none");

/**
 * The newest message in which the person told something, without pasted mail; null without one. Answers of a practice
 * and pressed buttons are none.
 */
export function findOwnMessage(turns: RecentTurn[]): string | null {
  const told = turns.flatMap(({ role, content, isOfPractice }, at) => {
    const isLeftOut = isOfPractice || isPressed(turns, at) || isAnsweredAsDanger(turns[at + 1]);
    return role === "user" && !isLeftOut ? [ownLines(content)] : [];
  });
  return told.findLast(tells) ?? null;
}

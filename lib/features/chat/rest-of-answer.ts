import "server-only";
import { coachReply, type CoachReply } from "@/lib/features/coach/coach-reply";
import type { CoachContext, CoachTurn } from "@/lib/features/coach/schema";

interface RestInput {
  context: CoachContext;
  /** The last turn is the answer that was cut. */
  turns: CoachTurn[];
  signal: AbortSignal;
}

const GO_ON =
  "Your last answer was cut off by a fault. Write only the rest of it, beginning with the very next word. Repeat nothing, and say nothing about the fault.";

const isWordCharacter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/**
 * The rest of an answer that was cut. The offline coach says the same to the same turns, so what was said is left out; a
 * language model is asked for what is missing.
 */
export function restOf({ context, turns, signal }: RestInput): CoachReply {
  const said = turns.at(-1)?.content ?? "";
  const whole = coachReply({ context, turns: turns.slice(0, -1), signal });
  if (whole.kind === "offline") return { ...whole, [Symbol.asyncIterator]: () => without(said, whole) };
  const rest = coachReply({ context, turns: [...turns, { role: "user", content: GO_ON }], signal });
  return { ...rest, [Symbol.asyncIterator]: () => joined(said, rest) };
}

/** The pieces of a text without its beginning; all of them when it begins otherwise. */
async function* without(said: string, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let text = "";
  for await (const piece of pieces) {
    const before = text.length;
    text += piece;
    if (text.length > said.length) yield text.slice(text.startsWith(said) ? Math.max(before, said.length) : before);
  }
}

/** Puts the space between two words that the cut has swallowed. */
async function* joined(said: string, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const piece of pieces) {
    const needsSpace = isFirst && isWordCharacter(said.at(-1)) && isWordCharacter(piece[0]);
    isFirst = false;
    yield needsSpace ? ` ${piece}` : piece;
  }
}

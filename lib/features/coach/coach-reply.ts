import "server-only";
import { llmConnection } from "@/lib/providers/llm/connection";
import type { TokenUsage } from "@/lib/providers/llm/protocol";
import { riskOfConversation } from "@/lib/features/risk/risk-of-conversation";
import { riskReply } from "@/lib/features/risk/risk-reply";
import { currentCoach, OFFLINE_COACH } from "./current-coach";
import { listen } from "./listener/listen";
import { prepareModelReply } from "./model-reply";
import { NEW_COACH_STATE, type CoachContext, type CoachView, type CoachState, type CoachTurn } from "./schema";
import { HUMANE_PACE, inWords } from "./word-stream";

interface CoachQuestion {
  context: CoachContext;
  /** The conversation's recent turns, oldest first. A last one of the coach's is a reply that was cut and goes on. */
  turns: CoachTurn[];
  /** Milliseconds between two words of the product's own. */
  pace?: number;
}

/** A reply as pieces of text; iterate it once. Of a reply that was cut they are the rest. */
export interface CoachReply extends AsyncIterable<string>, CoachView {
  /** What is stored with the reply; final when the text has ended. */
  state(): CoachState;
  /** Tokens as the provider counted them, known when the text has ended; null for the product's own words. */
  usage(): TokenUsage | null;
}

/** The turns up to the person's last one, and what the coach had begun to answer. */
function splitBegun(turns: CoachTurn[]): { asked: CoachTurn[]; begun: string } {
  const last = turns.at(-1);
  return last?.role === "assistant" ? { asked: turns.slice(0, -1), begun: last.content } : { asked: turns, begun: "" };
}

/** What is left of a reply whose beginning was said; all of it, as a new paragraph, when the beginning was another. */
const restOf = (reply: string, begun: string) => (reply.startsWith(begun) ? reply.slice(begun.length) : `\n\n${reply}`);

const isWordCharacter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** What the reply before left, for one that offers nothing itself. */
const withoutOffer = ({ listener, ...state }: CoachState): CoachState => ({
  ...state,
  listener: listener?.offer ? { ...listener, offer: null } : listener,
});

/** A model's rest of a reply, with the space between two words that the cut has swallowed. */
async function* joined(begun: string, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const piece of pieces) {
    const needsSpace = isFirst && isWordCharacter(begun.at(-1)) && isWordCharacter(piece[0]);
    isFirst = false;
    yield needsSpace ? ` ${piece}` : piece;
  }
}

/**
 * The coach's reply to the person's last turn, whoever answers: what takes time is done at once, so that it passes while
 * something else is waited for; nothing is called before the first piece is asked for. Aborting the signal ends the reply
 * at once; what was yielded stays said. Iteration throws LlmFailure, or the
 * signal's reason when it was stopped. A sign of danger to a life is answered by the product's own words, never by a
 * model; the rest of such an answer comes from them, too, as they are the same for the same turns.
 */
export function prepareReply({
  context,
  turns,
  pace = HUMANE_PACE,
}: CoachQuestion): (signal: AbortSignal) => CoachReply {
  const connection = llmConnection();
  const { asked, begun } = splitBegun(turns);
  const risk = riskOfConversation(asked);
  const crisis = riskReply(risk, { timeZone: context.timeZone === "UTC" ? null : context.timeZone, languages: [] });
  const before = { ...(asked.findLast((turn) => turn.state)?.state ?? NEW_COACH_STATE), risk };
  const state = (): CoachState => withoutOffer(before);
  if (crisis || !connection) {
    const listened = crisis === null ? listen({ turns: asked, context }) : null;
    const rest = restOf(crisis ?? listened?.text ?? "", begun);
    const coach = crisis ? OFFLINE_COACH : currentCoach();
    return (signal) => ({
      ...coach,
      state: () => (listened ? { ...before, listener: listened.state } : state()),
      usage: () => null,
      [Symbol.asyncIterator]: () => inWords(rest, pace, signal),
    });
  }
  const callModel = prepareModelReply({ connection, context, turns });
  return (signal) => {
    let usage: TokenUsage | null = null;
    const onUsage = (counted: TokenUsage) => (usage = counted);
    const rest = () => callModel({ signal, onUsage });
    const pieces = begun === "" ? rest : () => joined(begun, rest());
    return { ...currentCoach(), state, usage: () => usage, [Symbol.asyncIterator]: pieces };
  };
}

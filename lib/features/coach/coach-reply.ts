import "server-only";
import { llmConnection } from "@/lib/providers/llm/connection";
import type { TokenUsage } from "@/lib/providers/llm/protocol";
import { riskOfConversation } from "@/lib/features/risk/risk-of-conversation";
import { riskReply } from "@/lib/features/risk/risk-reply";
import { currentCoach, OFFLINE_COACH } from "./current-coach";
import { listen } from "./listener/listen";
import { prepareModelReply } from "./model-reply";
import { raisedCommitments } from "./raised-commitments";
import { NEW_COACH_STATE, type CoachContext, type CoachView, type CoachState, type CoachTurn } from "./schema";
import { HUMANE_PACE, inWords } from "./word-stream";

interface CoachQuestion {
  context: CoachContext;
  /** Oldest first. If the last one is the coach's, it was interrupted and is continued. */
  turns: CoachTurn[];
  /** Milliseconds between two words of the product's own replies. */
  pace?: number;
}

export interface CoachReply extends AsyncIterable<string>, CoachView {
  state(): CoachState;
  /** Ids of the commitments that it asks about. */
  raised: string[];
  /** As counted by the provider, after the text has ended; null for the product's own replies. */
  usage(): TokenUsage | null;
}

function splitBegun(turns: CoachTurn[]): { asked: CoachTurn[]; begun: string } {
  const last = turns.at(-1);
  return last?.role === "assistant" ? { asked: turns.slice(0, -1), begun: last.content } : { asked: turns, begun: "" };
}

const restOf = (reply: string, begun: string) => (reply.startsWith(begun) ? reply.slice(begun.length) : `\n\n${reply}`);

const isWordCharacter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

const withoutOffer = ({ listener, risk }: CoachState): CoachState => ({
  risk,
  listener: listener?.offer ? { ...listener, offer: null } : listener,
});

const withRaised = (state: CoachState, raised: string[]): CoachState =>
  raised.length > 0 ? { ...state, raised } : state;

async function* joined(begun: string, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const piece of pieces) {
    const needsSpace = isFirst && isWordCharacter(begun.at(-1)) && isWordCharacter(piece[0]);
    isFirst = false;
    yield needsSpace ? ` ${piece}` : piece;
  }
}

/**
 * Prepares the coach's reply to the person's last turn. Slow preparation starts at once, the model is called when the first
 * piece is requested. Aborting the signal ends the reply; yielded text stays. Iteration throws LlmFailure, or the
 * signal's reason. Signs of danger to a life are answered by the product's own text, never by a model; so is the rest
 * of such a reply, which is the same for the same turns.
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
      state: () => (listened ? withRaised({ ...state(), listener: listened.state }, listened.raised) : state()),
      raised: listened?.raised ?? [],
      usage: () => null,
      [Symbol.asyncIterator]: () => inWords(rest, pace, signal),
    });
  }
  const callModel = prepareModelReply({ connection, context, turns });
  const raised = raisedCommitments(context, asked).flatMap(({ id }) => id ?? []);
  return (signal) => {
    let usage: TokenUsage | null = null;
    const onUsage = (counted: TokenUsage) => (usage = counted);
    const rest = () => callModel({ signal, onUsage });
    const pieces = begun === "" ? rest : () => joined(begun, rest());
    return {
      ...currentCoach(),
      state: () => withRaised(state(), raised),
      raised,
      usage: () => usage,
      [Symbol.asyncIterator]: pieces,
    };
  };
}

import "server-only";
import type { TokenUsage } from "@/lib/providers/llm/completion-reader";
import { llmConnection } from "@/lib/providers/llm/connection";
import { streamChat } from "@/lib/providers/llm/openai-compatible";
import { coachPartner } from "./coach-partner";
import { coachMessages } from "./coach-prompt";
import { HUMANE_PACE, inWords } from "./offline-coach/pace";
import { respond } from "./offline-coach/respond";
import { crisisReply } from "./safety";
import type { CoachContext, CoachPartnerView, CoachTurn } from "./schema";

interface CoachReplyInput {
  context: CoachContext;
  /** The conversation's recent turns, oldest first. A last one of the partner's is a reply that was cut and goes on. */
  turns: CoachTurn[];
  /** Aborting it ends the reply at once; what was yielded stays said. */
  signal: AbortSignal;
  /** Milliseconds between the offline coach's words. */
  pace?: number;
}

/** A reply as pieces of text; iterate it once. */
export interface CoachReply extends AsyncIterable<string>, CoachPartnerView {
  /** Tokens as the provider counted them, known when the text has ended; null for the offline coach. */
  usage(): TokenUsage | null;
}

/** The turns up to the person's last one, and what the partner had begun to answer. */
function splitBegun(turns: CoachTurn[]): { asked: CoachTurn[]; begun: string } {
  const last = turns.at(-1);
  return last?.role === "assistant" ? { asked: turns.slice(0, -1), begun: last.content } : { asked: turns, begun: "" };
}

/** What is left of a reply whose beginning was said; all of it when the beginning was another. */
const restOf = (reply: string, begun: string) => (reply.startsWith(begun) ? reply.slice(begun.length) : reply);

/**
 * The partner's reply to the last turn, whoever answers. Nothing is called before the first piece is asked for.
 * Iteration throws LlmFailure (busy, unavailable, too_long, refused), or the signal's reason when it was stopped. A sign
 * of danger to a life is answered by the product's own words, never by a model.
 */
export function coachReply({ context, turns, signal, pace = HUMANE_PACE }: CoachReplyInput): CoachReply {
  const connection = llmConnection();
  const { asked, begun } = splitBegun(turns);
  const crisis = crisisReply(asked);
  let usage: TokenUsage | null = null;
  const text = () => {
    if (crisis) return inWords(restOf(crisis, begun), pace, signal);
    if (!connection) return inWords(restOf(respond({ turns: asked, context }), begun), pace, signal);
    const onUsage = (counted: TokenUsage) => (usage = counted);
    return streamChat({ connection, use: "coach-chat", messages: coachMessages({ context, turns }), signal, onUsage });
  };
  return { ...coachPartner(), usage: () => usage, [Symbol.asyncIterator]: text };
}

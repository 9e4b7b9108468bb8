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
  /** The conversation's recent turns, oldest first; the last one is the person's. */
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

/**
 * The partner's reply to the last turn, whoever answers. Nothing is called before the first piece is asked for.
 * Iteration throws LlmFailure (busy, unavailable, too_long, refused), or the signal's reason when it was stopped. A sign
 * of danger to a life is answered by the product's own words, never by a model.
 */
export function coachReply({ context, turns, signal, pace = HUMANE_PACE }: CoachReplyInput): CoachReply {
  const connection = llmConnection();
  const crisis = crisisReply(turns);
  let usage: TokenUsage | null = null;
  const text = () => {
    if (crisis) return inWords(crisis, pace, signal);
    if (!connection) return inWords(respond({ turns, context }), pace, signal);
    const onUsage = (counted: TokenUsage) => (usage = counted);
    return streamChat({ connection, use: "coach-chat", messages: coachMessages({ context, turns }), signal, onUsage });
  };
  return { ...coachPartner(), usage: () => usage, [Symbol.asyncIterator]: text };
}

import "server-only";
import { setImmediate as nextTurn } from "node:timers/promises";
import { prepareReply, type CoachReply } from "@/lib/features/coach/coach-reply";
import type { CoachTurn } from "@/lib/features/coach/schema";
import { estimateTokens } from "@/lib/providers/llm/models";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { coachContext } from "./coach-context";
import type { OpenSource } from "./replies/running-reply";
import type { ReplySource } from "./replies/write-reply";

/** Conduct and everything known of a person, which go along with the turns, in tokens at most; for the estimate alone. */
const SYSTEM_TOKENS = 3_600;

/**
 * The partner's answer to these turns, for a reply that is written in the background. What the partner needs to know is
 * read and put in order at once, while the message is being stored; the partner itself is called only when the reply has
 * begun. Turns that end with an answer have it continued.
 */
export function replySource(ctx: Ctx<UserActor>, conversationId: string, turns: Promise<CoachTurn[]>): ReplySource {
  const preparing = Promise.all([coachContext(ctx, conversationId), turns]).then(async ([context, stored]) => {
    // Putting it in order keeps this process busy for a while: what is ready to be sent leaves before.
    await nextTurn();
    const said = stored.map(({ role, content }) => ({ role, content }));
    return { said, open: prepareReply({ context, turns: said }) };
  });
  preparing.catch(() => undefined); // Its failure belongs to the reply, which asks for it when it begins.
  return async (signal) => {
    const { said, open } = await preparing;
    return asSource(open(signal), said);
  };
}

/** A provider that was cut off gives no count; then the tokens are estimated on the high side. */
export function asSource(reply: CoachReply, turns: CoachTurn[]): OpenSource {
  const estimate = (text: string) => ({
    inputTokens: turns.reduce((sum, { content }) => sum + estimateTokens(content), SYSTEM_TOKENS),
    outputTokens: estimateTokens(text),
  });
  const { kind, label } = reply;
  const usage = (text: string) => reply.usage() ?? (kind === "configured" ? estimate(text) : null);
  return { kind, label, pieces: reply, usage };
}

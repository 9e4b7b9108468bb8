import "server-only";
import { coachReply } from "@/lib/features/coach/coach-reply";
import type { CoachTurn } from "@/lib/features/coach/schema";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { coachContext } from "./coach-context";
import type { ReplySource } from "./replies/write-reply";

/**
 * The partner's answer to these turns, for a reply that is written in the background. What the partner needs to know is
 * read at once, while the message is being stored; the partner itself is called only when the reply has begun.
 */
export function replySource(ctx: Ctx<UserActor>, turns: Promise<CoachTurn[]>): ReplySource {
  const known = Promise.all([coachContext(ctx), turns]);
  known.catch(() => undefined); // Its failure belongs to the reply, which reads it when it begins.
  return async (signal) => {
    const [context, said] = await known;
    return coachReply({ context, turns: said, signal });
  };
}

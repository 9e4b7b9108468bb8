import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { remember } from "@/lib/features/coach/remember";
import { logger } from "@/lib/server/logger";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { allowCall } from "./allow-call";
import { askForSummary } from "./ask-for-summary";
import { followReply } from "./follow-reply";
import { openReply, type OpenReply } from "./replies/open-reply";
import { beginReply, findReplyTo } from "./replies/begin-store";
import { replySource } from "./reply-source";
import type { SendMessageInput } from "./schema";
import * as store from "./store";

/** One sending is known by the client's id and the text, so that a client that counts from 1 loses nothing. */
function sendingId({ id, text }: SendMessageInput["messages"]): string | null {
  return id === undefined ? null : `${id}:${createHash("sha256").update(text).digest("base64url").slice(0, 16)}`;
}

/**
 * Stores a person's message and streams the partner's reply to it. The same sending again is answered with the same
 * reply; a second one while a reply is being written is refused and changes nothing.
 * @throws AppError forbidden, not_found, generation_in_progress, rate_limited, unavailable, provider_failed.
 */
export async function sendMessage(ctx: Ctx<UserActor>, input: SendMessageInput): Promise<OpenReply> {
  const { userId } = ctx.actor;
  const { sessionId: conversationId, replaces = null } = input;
  if (input.userId !== userId) throw new AppError("forbidden", "This belongs to somebody else.");
  const allowing = allowCall(ctx);
  const said = { id: randomUUID(), text: input.messages.text, clientMessageId: sendingId(input.messages), replaces };
  const earlier = store.listTurns({ userId, conversationId, before: replaces, except: said.id });
  const turns = earlier.then((before) => [...before, { role: "user" as const, content: said.text }]);
  const source = replySource(ctx, conversationId, turns);
  const settle = await allowing;
  let isStored = false;
  const opening = openReply({
    userId,
    conversationId,
    settle,
    source,
    begin: async (stored) => {
      const begun = await beginReply({ userId, conversationId, ...stored }, said);
      isStored = begun === "begun";
      return { begun };
    },
    findEarlier: async () => {
      const sent = said.clientMessageId && (await findReplyTo(userId, conversationId, said.clientMessageId));
      return sent ? followReply(ctx, { messageId: sent, offset: 0 }) : null;
    },
  });
  const told = { conversationId, earlier, ...said };
  return opening.finally(() => isStored && setImmediate(() => keepInMind(ctx, told)));
}

interface Stored {
  id: string;
  text: string;
  conversationId: string;
  earlier: Promise<store.StoredTurn[]>;
}

/**
 * Once the answer has begun or failed and is on its way: what the person said of themselves is remembered, and a long
 * conversation has its summary brought up to date.
 */
function keepInMind(ctx: Ctx<UserActor>, { id, text, conversationId, earlier }: Stored): void {
  const remembering = remember(ctx, { messageId: id, text });
  const summarising = earlier.then((turns) => askForSummary(ctx, { conversationId, turns }));
  Promise.all([remembering, summarising]).catch((error: unknown) => {
    logger().warn({ event: "chat.remember_failed", requestId: ctx.requestId, err: error });
  });
}

import "server-only";
import { randomUUID } from "node:crypto";
import type { CoachState } from "@/lib/features/coach/schema";
import type { Db } from "@/lib/server/db";
import { isRunning } from "../model";
import type { ChatMessageView } from "../schema";

export interface Retitle {
  from: string[];
  to: string;
}

interface NewMessages {
  userId: number;
  conversationId: string;
  practiceRunId: string;
  messages: {
    role: "user" | "assistant";
    content: string;
    coachState?: CoachState | null;
  }[];
  /** Renames the conversation while its title is one of `from`: not one that the person chose. */
  retitle?: Retitle | null;
}

export type AppendFailure = "not_found" | "busy";

/**
 * Appends finished messages of a practice to an own conversation within the caller's transaction. Deleting the
 * conversation or starting a reply in it waits until this transaction ends.
 */
export async function appendMessages(
  tx: Db,
  { userId, conversationId, practiceRunId, messages, retitle }: NewMessages,
): Promise<ChatMessageView[] | AppendFailure> {
  const own = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM conversations WHERE id = ${conversationId} AND user_id = ${userId} AND deleted_at IS NULL
    FOR NO KEY UPDATE`;
  if (own.length === 0) return "not_found";
  const last = await tx.chatMessage.findFirst({
    where: { conversationId, active: true },
    orderBy: { seq: "desc" },
    select: { id: true, state: true },
  });
  if (last && isRunning(last.state)) return "busy";
  const views: ChatMessageView[] = [];
  let parentId = last?.id ?? null;
  for (const { role, content, coachState } of messages) {
    const row = await tx.chatMessage.create({
      data: {
        id: randomUUID(),
        conversationId,
        userId,
        role,
        content,
        state: "complete",
        parentId,
        practiceRunId,
        ...(coachState && { coachState }),
      },
      select: { id: true, createdAt: true },
    });
    parentId = row.id;
    views.push({
      id: row.id,
      role,
      content,
      state: "complete",
      created_at: row.createdAt.toISOString(),
      failure: null,
      versions: [],
      feedback: null,
      practice: true,
    });
  }
  await tx.conversation.updateMany({ where: { id: conversationId }, data: { updatedAt: new Date() } });
  if (retitle) {
    const { from, to: title } = retitle;
    await tx.conversation.updateMany({ where: { id: conversationId, title: { in: from } }, data: { title } });
  }
  return views;
}

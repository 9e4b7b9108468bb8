import "server-only";
import { type z } from "zod";
import { pagePlan } from "@/lib/features/practices/schema";
import { db } from "@/lib/server/db";

interface SourceText {
  text: string;
  isReply: boolean;
  at: Date;
  conversationId: string;
}

export async function findOwnMessage(userId: number, id: string): Promise<SourceText | null> {
  const row = await db().chatMessage.findFirst({
    where: { id, userId, conversation: { deletedAt: null } },
    select: { content: true, role: true, createdAt: true, conversationId: true },
  });
  return (
    row && {
      text: row.content,
      isReply: row.role === "assistant",
      at: row.createdAt,
      conversationId: row.conversationId,
    }
  );
}

export async function restoreWithConversations(userId: number, ids: string[]): Promise<void> {
  await db().$executeRaw`
    UPDATE commitments AS c SET deleted_at = NULL, sequence = sequence + 1
    FROM conversations AS v
    WHERE v.id = ANY(${ids}::text[]) AND v.user_id = ${userId} AND c.user_id = ${userId}
      AND c.conversation_id = v.id AND c.deleted_at >= v.deleted_at`;
}

interface SourcePage {
  title: string;
  plan: z.output<typeof pagePlan> | null;
  conversationId: string | null;
}

export async function findOwnPage(userId: number, id: string): Promise<SourcePage | null> {
  const row = await db().practicePage.findFirst({
    where: { id, userId, deletedAt: null },
    select: { title: true, plan: true, conversationId: true },
  });
  return row && { ...row, plan: pagePlan.safeParse(row.plan).data ?? null };
}

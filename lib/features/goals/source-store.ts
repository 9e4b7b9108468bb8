import "server-only";
import { type z } from "zod";
import { pagePlan } from "@/lib/features/practices/schema";
import { db } from "@/lib/server/db";

export interface SourceText {
  text: string;
  at: Date;
  conversationId: string;
}

export async function findOwnMessage(userId: number, id: string): Promise<SourceText | null> {
  const row = await db().chatMessage.findFirst({
    where: { id, userId, conversation: { deletedAt: null } },
    select: { content: true, createdAt: true, conversationId: true },
  });
  return row && { text: row.content, at: row.createdAt, conversationId: row.conversationId };
}

export interface SourcePage {
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

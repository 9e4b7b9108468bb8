import "server-only";
import { db } from "@/lib/server/db";
import type { WorkAnswers, WorkInput } from "./schema";

const COLUMNS = { role: true, aim: true, situation: true, note: true, updatedAt: true } as const;

export async function findOwnedAnswers(userId: number): Promise<WorkAnswers | null> {
  const row = await db().workAnswers.findUnique({ where: { userId }, select: COLUMNS });
  return row && { ...row, updatedAt: row.updatedAt.toISOString() };
}

export async function saveOwnedAnswers(userId: number, answers: WorkInput, now: Date): Promise<void> {
  const data = { ...answers, updatedAt: now };
  await db().workAnswers.upsert({ where: { userId }, create: { userId, ...data }, update: data });
}

import "server-only";
import { db, prepared } from "@/lib/server/db";
import type { WorkAnswers, WorkInput } from "./schema";

// Read for every message to the coach, so without the ORM.
const FIND = prepared<Omit<WorkAnswers, "updatedAt"> & { updatedAt: Date }>(
  `SELECT role, aim, situation, note, updated_at AS "updatedAt" FROM work_answers WHERE user_id = $1::int`,
  "shortQueries",
);

export async function findOwnedAnswers(userId: number): Promise<WorkAnswers | null> {
  const [row] = await FIND(userId);
  return row ? { ...row, updatedAt: row.updatedAt.toISOString() } : null;
}

export async function saveOwnedAnswers(userId: number, answers: WorkInput, now: Date): Promise<void> {
  const data = { ...answers, updatedAt: now };
  await db().workAnswers.upsert({ where: { userId }, create: { userId, ...data }, update: data });
}

import "server-only";
import { z } from "zod";
import { runState } from "@/lib/features/practices/schema";
import { db } from "@/lib/server/db";
import { weekOutcome, type WeekOutcome } from "../schema";

interface StoredWeek {
  week: string;
  outcomes: WeekOutcome[];
  at: Date;
}

export async function findWrittenWeek(userId: number, from: string): Promise<StoredWeek | null> {
  const row = await db().weekOutcomes.findFirst({
    where: { userId, week: { gte: from } },
    orderBy: { updatedAt: "desc" },
    select: { week: true, outcomes: true, updatedAt: true },
  });
  const outcomes = z.array(weekOutcome).safeParse(row?.outcomes).data;
  return row && outcomes ? { week: row.week, outcomes, at: row.updatedAt } : null;
}

export async function saveWrittenWeek(userId: number, { week, outcomes, at: updatedAt }: StoredWeek): Promise<void> {
  const data = { outcomes, updatedAt };
  const where = { userId_week: { userId, week } };
  await db().weekOutcomes.upsert({ where, create: { userId, week, ...data }, update: data });
}

const rows = z.array(z.array(z.string()));

export async function findReviewedOutcomes(
  userId: number,
  practiceId: string,
  since: Date,
): Promise<{ outcomes: WeekOutcome[]; at: Date } | null> {
  const run = await db().practiceRun.findFirst({
    where: { userId, practiceId, status: "finished", updatedAt: { gte: since }, page: { deletedAt: null } },
    orderBy: { updatedAt: "desc" },
    select: { state: true, updatedAt: true },
  });
  const answer = runState.safeParse(run?.state).data?.answers.outcomes?.value;
  const outcomes = (rows.safeParse(answer).data ?? []).flatMap(([text, slot]) => {
    const outcome = { text: text?.slice(0, 200), slot: slot?.slice(0, 120) ?? "" };
    return weekOutcome.safeParse(outcome).data ?? [];
  });
  return run && outcomes.length > 0 ? { outcomes, at: run.updatedAt } : null;
}

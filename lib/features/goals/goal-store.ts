import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/lib/server/db";
import { GOAL_STATUSES, GOAL_TYPES, goalProgress, goalTarget, type GoalView } from "./schema";

const MAX_GOALS = 300;

const COLUMNS = {
  id: true,
  goalType: true,
  title: true,
  description: true,
  targetMetrics: true,
  currentProgress: true,
  status: true,
  createdAt: true,
  updatedAt: true,
} as const;
type Row = Prisma.UserGoalGetPayload<{ select: typeof COLUMNS }>;

const type = z.enum(GOAL_TYPES).catch("outcome");
const status = z.enum(GOAL_STATUSES).catch("active");

const viewOf = (row: Row): GoalView => ({
  id: row.id,
  type: type.parse(row.goalType),
  title: row.title,
  description: row.description,
  target: goalTarget.nullable().catch(null).parse(row.targetMetrics),
  progress: goalProgress.nullable().catch(null).parse(row.currentProgress),
  status: status.parse(row.status),
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

export async function listOwnedGoals(userId: number): Promise<GoalView[]> {
  const rows = await db().userGoal.findMany({
    where: { userId, deletedAt: null },
    orderBy: [{ status: "asc" }, { createdAt: "desc" }, { id: "desc" }],
    take: MAX_GOALS,
    select: COLUMNS,
  });
  return rows.map(viewOf);
}

interface GoalFields {
  type?: string;
  title?: string;
  description?: string | null;
  target?: GoalView["target"];
  progress?: GoalView["progress"];
  status?: string;
}

const json = (value: object | null) => (value === null ? Prisma.DbNull : { ...value });

const dataOf = ({ type: goalType, title, description, target, progress, status: next }: GoalFields) => ({
  ...(goalType !== undefined && { goalType }),
  ...(title !== undefined && { title }),
  ...(description !== undefined && { description }),
  ...(target !== undefined && { targetMetrics: json(target) }),
  ...(progress !== undefined && { currentProgress: json(progress) }),
  ...(next !== undefined && { status: next }),
});

export async function createOwnedGoal(
  userId: number,
  { title, type: goalType, ...fields }: GoalFields & { title: string; type: string },
): Promise<GoalView | null> {
  if ((await db().userGoal.count({ where: { userId, deletedAt: null } })) >= MAX_GOALS) return null;
  const data = { ...dataOf(fields), userId, title, goalType };
  return viewOf(await db().userGoal.create({ data, select: COLUMNS }));
}

export async function changeOwnedGoal(userId: number, id: string, fields: GoalFields): Promise<GoalView | null> {
  const { count } = await db().userGoal.updateMany({ where: { id, userId, deletedAt: null }, data: dataOf(fields) });
  if (count === 0) return null;
  const row = await db().userGoal.findFirst({ where: { id, userId }, select: COLUMNS });
  return row && viewOf(row);
}

export async function softDeleteOwnedGoal(userId: number, id: string, now: Date): Promise<boolean> {
  const where = { id, userId, deletedAt: null };
  return (await db().userGoal.updateMany({ where, data: { deletedAt: now } })).count > 0;
}

export async function restoreOwnedGoal(userId: number, id: string): Promise<boolean> {
  return (await db().userGoal.updateMany({ where: { id, userId }, data: { deletedAt: null } })).count > 0;
}

export async function deleteHiddenGoals(before: Date): Promise<number> {
  return (await db().userGoal.deleteMany({ where: { deletedAt: { lt: before } } })).count;
}

export async function ownsGoal(userId: number, id: string): Promise<boolean> {
  return (await db().userGoal.count({ where: { id, userId, deletedAt: null } })) > 0;
}

import "server-only";
import { db } from "@/lib/server/db";
import type { AdminActor } from "@/lib/shared/actor";
import { LIFETIMES, sessionEnd } from "./model";

const ADMIN_LIMITS = { idle: LIFETIMES.adminIdle, absolute: LIFETIMES.adminAbsolute };

/** The active admin of a live session; each use moves the idle end forward. */
export async function findAdminSession(tokenHash: string, now: Date): Promise<AdminActor | null> {
  const session = await db().adminSession.findUnique({
    where: { tokenHash },
    select: {
      id: true,
      expiresAt: true,
      createdAt: true,
      admin: { select: { id: true, username: true, email: true, isActive: true } },
    },
  });
  if (!session || session.expiresAt <= now || !session.admin.isActive) return null;
  await db().adminSession.updateMany({
    where: { id: session.id },
    data: { expiresAt: sessionEnd(session.createdAt, now, ADMIN_LIMITS) },
  });
  const { id: adminId, username, email } = session.admin;
  return { type: "admin", adminId, username, email };
}

interface AdminAct {
  action: string;
  targetTable?: string;
  targetId?: number | string;
}

/** One line of the audit log; it names rows by id and never repeats what is in them. */
export async function recordAdminAct(
  { adminId }: Pick<AdminActor, "adminId">,
  { action, targetTable = undefined, targetId = undefined }: AdminAct,
): Promise<void> {
  await db().adminActivityLog.create({
    data: {
      adminId,
      action,
      targetTable: targetTable ?? null,
      targetId: targetId === undefined ? null : String(targetId),
    },
  });
}

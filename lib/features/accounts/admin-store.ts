import "server-only";
import { db, type Db } from "@/lib/server/db";
import type { AdminActor } from "@/lib/shared/actor";
import { LIFETIMES, sessionEnd } from "./model";

const ADMIN_LIMITS = { idle: LIFETIMES.adminIdle, absolute: LIFETIMES.adminAbsolute };

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

interface AdminAction {
  action: string;
  targetTable?: string;
  targetId?: number | string;
}

/** Runs in the action's own transaction; names rows by id and never repeats their contents. */
export async function recordAdminAction(
  { adminId }: Pick<AdminActor, "adminId">,
  { action, targetTable = undefined, targetId = undefined }: AdminAction,
  tx: Db = db(),
): Promise<void> {
  await tx.adminActivityLog.create({
    data: {
      adminId,
      action,
      targetTable: targetTable ?? null,
      targetId: targetId === undefined ? null : String(targetId),
    },
  });
}

interface AdminCredentials {
  adminId: number;
  username: string;
  email: string;
  passwordHash: string;
  isActive: boolean;
}

export async function findAdminCredentials(key: string): Promise<AdminCredentials | null> {
  const admin = await db().adminUser.findUnique({
    where: { email: key },
    select: { id: true, username: true, email: true, passwordHash: true, isActive: true },
  });
  if (!admin) return null;
  const { id: adminId, ...credentials } = admin;
  return { adminId, ...credentials };
}

export async function createAdminSession(
  adminId: number,
  { tokenHash, now, way }: { tokenHash: string; now: Date; way: "password" | "test" },
): Promise<void> {
  const expiresAt = sessionEnd(now, now, ADMIN_LIMITS);
  await db().$transaction([
    db().adminSession.create({ data: { adminId, tokenHash, expiresAt, createdAt: now } }),
    db().adminUser.update({ where: { id: adminId }, data: { lastLogin: now } }),
    db().adminActivityLog.create({ data: { adminId, action: "admin.signed_in", details: { way } } }),
  ]);
}

export async function endAdminSession(admin: AdminActor, tokenHash: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.adminSession.deleteMany({ where: { tokenHash } });
    await recordAdminAction(admin, { action: "admin.signed_out" }, tx);
  });
}

/** Ends every session of the person and records it; null when no account has the address. */
export async function endPersonSessions(admin: AdminActor, key: string): Promise<number | null> {
  return db().$transaction(async (tx) => {
    const person = await tx.tryUser.findUnique({ where: { emailKey: key }, select: { id: true } });
    if (!person) return null;
    const owned = { where: { userId: person.id } };
    const { count } = await tx.session.deleteMany(owned);
    await tx.trialIdentity.deleteMany(owned);
    const act = { action: "sessions.ended", targetTable: "try_users", targetId: person.id };
    await recordAdminAction(admin, act, tx);
    return count;
  });
}

export async function listAdminActions(limit: number) {
  return db().adminActivityLog.findMany({
    orderBy: { id: "desc" },
    take: limit,
    select: {
      id: true,
      action: true,
      targetTable: true,
      targetId: true,
      timestamp: true,
      admin: { select: { username: true } },
    },
  });
}

export async function deleteAdminActionsBefore(end: Date): Promise<number> {
  const { count } = await db().adminActivityLog.deleteMany({ where: { timestamp: { lt: end } } });
  return count;
}

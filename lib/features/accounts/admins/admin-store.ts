import "server-only";
import { db, type Db, prepared } from "@/lib/server/db";
import type { AdminActor } from "@/lib/shared/actor";
import { ADMIN_SESSION_TOUCH_INTERVAL_MS, adminRoleOf, LIFETIMES, sessionEnd } from "../model";

const ADMIN_LIMITS = { idle: LIFETIMES.adminIdle, absolute: LIFETIMES.adminAbsolute };

interface AdminSessionState {
  actor: AdminActor;
  hasCodes: boolean;
}

const FIND_SESSION = prepared<{
  id: string;
  expiresAt: Date;
  createdAt: Date;
  adminId: number;
  username: string;
  email: string;
  role: string;
  hasCodes: boolean;
}>(
  `
  SELECT s.id, s.expires_at AS "expiresAt", s.created_at AS "createdAt", a.id AS "adminId", a.username, a.email, a.role,
    a.totp_confirmed_at IS NOT NULL AS "hasCodes"
  FROM admin_sessions s JOIN admin_users a ON a.id = s.admin_id WHERE s.token_hash = $1 AND a.is_active`,
  "shortQueries",
);

export async function findAdminSession(tokenHash: string, now: Date): Promise<AdminSessionState | null> {
  const [session] = await FIND_SESSION(tokenHash);
  const role = session ? adminRoleOf(session.role) : null;
  if (!session || !role || session.expiresAt <= now) return null;
  const { id: sessionId, adminId, username, email, hasCodes } = session;
  const expiresAt = sessionEnd(session.createdAt, now, ADMIN_LIMITS);
  if (expiresAt.getTime() - session.expiresAt.getTime() > ADMIN_SESSION_TOUCH_INTERVAL_MS)
    await db().adminSession.updateMany({ where: { id: sessionId }, data: { expiresAt } });
  return { actor: { type: "admin", adminId, sessionId, username, email, role }, hasCodes };
}

interface AdminAction {
  action: string;
  targetTable?: string;
  targetId?: number | string;
  /** Counts and settings, such as a new role; never text that a person wrote. */
  details?: Record<string, string | number | boolean>;
  reason?: string;
}

/**
 * Adds an entry to the audit log as the last statement of the action's transaction: the lock that chains the entries
 * is held until the commit. Names rows by id and never repeats their contents.
 */
export async function recordAdminAction(
  { adminId }: Pick<AdminActor, "adminId">,
  { action, targetTable, targetId, details, reason }: AdminAction,
  tx: Db,
): Promise<void> {
  await tx.adminActivityLog.create({
    data: {
      adminId,
      action,
      targetTable: targetTable ?? null,
      targetId: targetId === undefined ? null : String(targetId),
      reason: reason ?? null,
      ...(details && { details }),
    },
    select: { id: true },
  });
}

export async function findAdminIdentity({ adminId, sessionId }: AdminActor): Promise<{
  authenticatedAt: Date;
  hasCodes: boolean;
}> {
  const session = await db().adminSession.findFirst({
    where: { id: sessionId, adminId },
    select: { authenticatedAt: true, admin: { select: { totpConfirmedAt: true } } },
  });
  return {
    authenticatedAt: session?.authenticatedAt ?? new Date(0),
    hasCodes: session?.admin.totpConfirmedAt !== null,
  };
}

export async function markAdminAuthenticated(sessionId: string, now: Date): Promise<void> {
  await db().adminSession.updateMany({ where: { id: sessionId }, data: { authenticatedAt: now } });
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
  await db().$transaction(async (tx) => {
    await tx.adminSession.create({ data: { adminId, tokenHash, expiresAt, createdAt: now, authenticatedAt: now } });
    await tx.adminUser.update({ where: { id: adminId }, data: { lastLogin: now } });
    await recordAdminAction({ adminId }, { action: "admin.signed_in", details: { way } }, tx);
  });
}

export async function endAdminSession(admin: AdminActor, tokenHash: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.adminSession.deleteMany({ where: { tokenHash } });
    await recordAdminAction(admin, { action: "admin.signed_out" }, tx);
  });
}

export async function deleteAdminActionsBefore(end: Date): Promise<number> {
  const { count } = await db().adminActivityLog.deleteMany({ where: { timestamp: { lt: end } } });
  return count;
}

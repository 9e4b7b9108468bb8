import "server-only";
import { db } from "@/lib/server/db";
import { endSessionsIn } from "./store";

export async function findAccount(userId: number, now: Date) {
  return db().tryUser.findUnique({
    where: { id: userId },
    select: {
      email: true,
      name: true,
      password: true,
      emailVerified: true,
      accounts: { select: { provider: true } },
      sessions: {
        where: { expires: { gt: now } },
        orderBy: { createdAt: "desc" },
        take: 50,
        select: { id: true, userAgent: true, createdAt: true },
      },
    },
  });
}

export async function findSignInWays(userId: number): Promise<{ hasPassword: boolean; hasGoogle: boolean }> {
  const person = await db().tryUser.findUnique({
    where: { id: userId },
    select: { password: true, accounts: { where: { provider: "google" }, select: { id: true }, take: 1 } },
  });
  return { hasPassword: Boolean(person?.password), hasGoogle: (person?.accounts.length ?? 0) > 0 };
}

export async function renamePerson(userId: number, name: string): Promise<void> {
  await db().tryUser.updateMany({ where: { id: userId }, data: { name } });
}

export async function findAuthenticatedAt(sessionId: string): Promise<Date | null> {
  const session = await db().session.findUnique({ where: { id: sessionId }, select: { authenticatedAt: true } });
  return session?.authenticatedAt ?? null;
}

export async function markAuthenticated(sessionId: string, now: Date): Promise<void> {
  await db().session.updateMany({ where: { id: sessionId }, data: { authenticatedAt: now } });
}

/** A new password ends every session; the caller's own session continues under a new id. */
export async function changePassword(userId: number, passwordHash: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await endSessionsIn(tx, userId);
    await tx.oneTimeToken.deleteMany({ where: { userId } });
    await tx.tryUser.update({ where: { id: userId }, data: { password: passwordHash } });
  });
}

export async function deleteOwnedSession(userId: number, sessionId: string): Promise<boolean> {
  const { count } = await db().session.deleteMany({ where: { id: sessionId, userId } });
  return count > 0;
}

export const deleteOwnedSessions = (userId: number): Promise<number> =>
  db().$transaction((tx) => endSessionsIn(tx, userId));

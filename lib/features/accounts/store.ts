import "server-only";
import { randomId } from "@/lib/server/crypto";
import { isUniqueViolation } from "@/lib/server/database/database-error";
import { db, type Db, prepared } from "@/lib/server/db";
import type { TrialActor, UserActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { sum } from "@/lib/shared/numbers/sum";
import { PRODUCT } from "@/lib/shared/product";
import { emailKey } from "@/lib/shared/text/email";
import { LIFETIMES, SESSION_TOUCH_INTERVAL_MS, sessionEnd } from "./model";
import { ADDRESS_TAKEN } from "./schema";

const SESSION_LIMITS = { idle: LIFETIMES.sessionIdle, absolute: LIFETIMES.sessionAbsolute };

const FIND_SESSION = prepared<{
  id: string;
  expires: Date;
  createdAt: Date;
  userId: number;
  email: string;
  name: string | null;
}>(
  `
  SELECT s.id, s.expires, s.created_at AS "createdAt", u.id AS "userId", u.email, u.name
  FROM sessions s JOIN try_users u ON u.id = s.user_id WHERE s.session_token = $1 AND u.blocked_at IS NULL`,
  "shortQueries",
);

export async function findSessionUser(tokenHash: string, now: Date): Promise<UserActor | null> {
  const [session] = await FIND_SESSION(tokenHash);
  if (!session || session.expires <= now) return null;
  const end = sessionEnd(session.createdAt, now, SESSION_LIMITS);
  if (end.getTime() - session.expires.getTime() > SESSION_TOUCH_INTERVAL_MS) {
    await db().session.updateMany({ where: { id: session.id }, data: { expires: end } });
  }
  const { id: sessionId, userId, email, name } = session;
  return { type: "user", userId, sessionId, email, name };
}

export async function createSession(
  userId: number,
  tokenHash: string,
  now: Date,
  userAgent: string | null,
): Promise<void> {
  await insertSession(db(), userId, { tokenHash, now, userAgent });
}

interface NewSession {
  tokenHash: string;
  now: Date;
  userAgent: string | null;
}

async function insertSession(tx: Db, userId: number, { tokenHash, now, userAgent }: NewSession): Promise<void> {
  if ((await tx.tryUser.count({ where: { id: userId, blockedAt: { not: null } } })) > 0)
    throw new AppError("forbidden", `Sign-in to this account is blocked. Please write to ${PRODUCT.supportEmail}.`);
  const expires = sessionEnd(now, now, SESSION_LIMITS);
  await tx.session.create({
    data: { userId, sessionToken: tokenHash, expires, createdAt: now, authenticatedAt: now, userAgent },
  });
}

export async function deleteSession(tokenHash: string): Promise<void> {
  await db().session.deleteMany({ where: { sessionToken: tokenHash } });
}

/** Signs a person out of every browser except `kept`, trial identities included. @returns number of ended sessions */
export async function endSessionsIn(tx: Db, userId: number, { kept }: { kept?: string } = {}): Promise<number> {
  const { count } = await tx.session.deleteMany({ where: { userId, ...(kept && { id: { not: kept } }) } });
  await tx.trialIdentity.deleteMany({ where: { userId } });
  return count;
}

export async function findTrialIdentity(tokenHash: string, now: Date): Promise<TrialActor | null> {
  const identity = await db().trialIdentity.findUnique({
    where: { tokenHash, user: { blockedAt: null } },
    select: { userId: true, expiresAt: true },
  });
  return identity && identity.expiresAt > now ? { type: "trial", userId: identity.userId } : null;
}

export async function createTrialIdentity(userId: number, tokenHash: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + LIFETIMES.trial);
  await db().trialIdentity.create({ data: { userId, tokenHash, expiresAt, createdAt: now } });
}

export async function deleteTrialIdentity(tokenHash: string): Promise<void> {
  await db().trialIdentity.deleteMany({ where: { tokenHash } });
}

/**
 * Exchanges a trial identity for a session in one transaction. Only one of several concurrent calls finds the row; the
 * others get false.
 */
export async function exchangeTrialIdentity(
  identity: { tokenHash: string; userId: number },
  session: NewSession,
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.trialIdentity.deleteMany({ where: identity });
    if (count === 0) return false;
    await insertSession(tx, identity.userId, session);
    return true;
  });
}

interface PersonRow {
  email: string;
  name: string | null;
  passwordHash: string | null;
  emailVerified: Date | null;
  now: Date;
}

export const addressTaken = (cause: unknown): AppError =>
  new AppError("conflict", ADDRESS_TAKEN, { cause, fields: { email: "This email is already registered." } });

const ID_TRIES = 5;

/** Inserts a person under an unused random id. @throws AppError conflict when the address is taken. */
export async function createPerson({ email, name, passwordHash, emailVerified, now }: PersonRow): Promise<number> {
  const key = emailKey(email);
  for (let attempt = 1; ; attempt++) {
    const id = randomId();
    try {
      await db().tryUser.create({
        data: { id, email, emailKey: key, name, password: passwordHash, emailVerified, createdAt: now },
      });
      return id;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const owner = await db().tryUser.findUnique({ where: { emailKey: key }, select: { id: true } });
      if (owner) throw addressTaken(error);
      if (attempt >= ID_TRIES) throw error;
    }
  }
}

export async function changeUnconfirmedAddress(userId: number, email: string): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.tryUser.updateMany({
      where: { id: userId, emailVerified: null },
      data: { email, emailKey: emailKey(email) },
    });
    if (count > 0) await tx.oneTimeToken.deleteMany({ where: { userId } });
    return count > 0;
  });
}

export async function findCredentials(key: string): Promise<{ id: number; passwordHash: string | null } | null> {
  const person = await db().tryUser.findUnique({ where: { emailKey: key }, select: { id: true, password: true } });
  return person && { id: person.id, passwordHash: person.password };
}

export async function renewPasswordHash(userId: number, from: string, to: string): Promise<void> {
  await db().tryUser.updateMany({ where: { id: userId, password: from }, data: { password: to } });
}

export async function setPasswordHash(userId: number, passwordHash: string): Promise<void> {
  await db().tryUser.updateMany({ where: { id: userId }, data: { password: passwordHash } });
}

export async function deleteExpiredIdentities(now: Date): Promise<number> {
  const removed = await db().$transaction([
    db().session.deleteMany({ where: { expires: { lte: now } } }),
    db().adminSession.deleteMany({ where: { expiresAt: { lte: now } } }),
    db().trialIdentity.deleteMany({ where: { expiresAt: { lte: now } } }),
    db().oneTimeToken.deleteMany({ where: { expiresAt: { lte: now } } }),
    db().verificationToken.deleteMany({ where: { expires: { lte: now } } }),
  ]);
  return sum(removed.map(({ count }) => count));
}

export async function setMissingName(userId: number, name: string): Promise<void> {
  const person = await db().tryUser.findUnique({ where: { id: userId }, select: { name: true, email: true } });
  if (!person || (person.name && person.name !== person.email.split("@")[0])) return;
  await db().tryUser.updateMany({ where: { id: userId, name: person.name }, data: { name } });
}

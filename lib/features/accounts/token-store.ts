import "server-only";
import { hashToken, keyedHash } from "@/lib/server/crypto";
import { db, type Db } from "@/lib/server/db";
import { dropConnections } from "./connection-store";
import { DAY_MS, MINUTE_MS } from "@/lib/shared/durations";

/** What a mailed link may do, and for how long in milliseconds. */
const TOKEN_LIFETIMES = { "password.reset": 10 * MINUTE_MS, "email.verify": DAY_MS } as const;

export type TokenPurpose = keyof typeof TOKEN_LIFETIMES;

interface NewToken {
  userId: number;
  purpose: TokenPurpose;
  /** The outbox event whose mail carries the link. */
  eventId: string;
  now: Date;
}

/**
 * The token of a mailed link; links of earlier events with this purpose end. It is derived from the event, so that a
 * repeated delivery mails the same link instead of ending the one that was mailed before.
 */
export async function createToken({ userId, purpose, eventId, now }: NewToken): Promise<string> {
  const token = Buffer.from(keyedHash(`mailed-link|${purpose}`, `${eventId}|${userId}`), "hex").toString("base64url");
  const tokenHash = hashToken(token);
  const expiresAt = new Date(now.getTime() + TOKEN_LIFETIMES[purpose]);
  await db().$transaction([
    db().oneTimeToken.deleteMany({ where: { userId, purpose, tokenHash: { not: tokenHash } } }),
    db().oneTimeToken.upsert({
      where: { tokenHash },
      create: { userId, purpose, tokenHash, expiresAt, createdAt: now },
      update: { expiresAt },
    }),
  ]);
  return token;
}

/** Whether a link would still work, without using it up. */
export async function isTokenValid(token: string, purpose: TokenPurpose, now: Date): Promise<boolean> {
  const count = await db().oneTimeToken.count({
    where: { tokenHash: hashToken(token), purpose, usedAt: null, expiresAt: { gt: now } },
  });
  return count > 0;
}

/** Uses a link to a new password up: of several tries at once exactly one gets the person, the others null. */
async function consumeReset(tx: Db, token: string, now: Date): Promise<number | null> {
  const rows = await tx.$queryRaw<{ userId: number }[]>`
    UPDATE one_time_tokens SET used_at = ${now}
    WHERE token_hash = ${hashToken(token)} AND purpose = 'password.reset' AND used_at IS NULL AND expires_at > ${now}
    RETURNING user_id AS "userId"`;
  return rows[0]?.userId ?? null;
}

/**
 * Sets a password by a mailed link and ends every session. Whoever uses the link reads the mailbox, so the address is
 * confirmed; identities and connections that were added while it was not may be somebody else's and end as well.
 */
export async function resetPassword(token: string, passwordHash: string, now: Date): Promise<number | null> {
  return db().$transaction(async (tx) => {
    const userId = await consumeReset(tx, token, now);
    if (userId === null) return null;
    const { count } = await tx.tryUser.updateMany({
      where: { id: userId, emailVerified: null },
      data: { emailVerified: now },
    });
    if (count === 1) {
      await tx.account.deleteMany({ where: { userId } });
      await dropConnections(tx, userId);
    }
    await tx.session.deleteMany({ where: { userId } });
    await tx.trialIdentity.deleteMany({ where: { userId } });
    await tx.tryUser.update({ where: { id: userId }, data: { password: passwordHash } });
    return userId;
  });
}

/**
 * Confirms an address by a mailed link that its own, signed-in person opened. A link opened by anybody else stays
 * unused, so that nobody can have the reader of a mailbox confirm an account that they opened in that reader's name.
 */
export async function verifyEmail(userId: number, token: string, now: Date): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.oneTimeToken.updateMany({
      where: { userId, tokenHash: hashToken(token), purpose: "email.verify", usedAt: null, expiresAt: { gt: now } },
      data: { usedAt: now },
    });
    if (count === 0) return false;
    await tx.tryUser.update({ where: { id: userId }, data: { emailVerified: now } });
    return true;
  });
}

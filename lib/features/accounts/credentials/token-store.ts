import "server-only";
import { hashToken, keyedHash } from "@/lib/server/crypto";
import { db, type Db } from "@/lib/server/db";
import { DAY_MS, MINUTE_MS } from "@/lib/shared/time/durations";
import { dropConnections } from "../connection-store";
import { endSessionsIn } from "../store";

const TOKEN_LIFETIMES_MS = { "password.reset": 10 * MINUTE_MS, "email.verify": DAY_MS } as const;

export type TokenPurpose = keyof typeof TOKEN_LIFETIMES_MS;

interface NewToken {
  userId: number;
  purpose: TokenPurpose;
  eventId: string;
  now: Date;
}

/**
 * The token of a mailed link; links of earlier events with this purpose become invalid. It is derived from the event,
 * so that a repeated delivery mails the same link instead of invalidating the previous one.
 */
export async function createToken({ userId, purpose, eventId, now }: NewToken): Promise<string> {
  const token = Buffer.from(keyedHash(`mailed-link|${purpose}`, `${eventId}|${userId}`), "hex").toString("base64url");
  const tokenHash = hashToken(token);
  const expiresAt = new Date(now.getTime() + TOKEN_LIFETIMES_MS[purpose]);
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

export async function isTokenValid(token: string, purpose: TokenPurpose, now: Date): Promise<boolean> {
  const count = await db().oneTimeToken.count({
    where: { tokenHash: hashToken(token), purpose, usedAt: null, expiresAt: { gt: now } },
  });
  return count > 0;
}

/** Consumes a link; of several concurrent attempts one gets the person, the others null. */
async function consumeReset(tx: Db, token: string, now: Date): Promise<number | null> {
  const rows = await tx.$queryRaw<{ userId: number }[]>`
    UPDATE one_time_tokens SET used_at = ${now}
    WHERE token_hash = ${hashToken(token)} AND purpose = 'password.reset' AND used_at IS NULL AND expires_at > ${now}
    RETURNING user_id AS "userId"`;
  return rows[0]?.userId ?? null;
}

/**
 * Sets a password by a mailed link and ends every session. Using the link proves access to the mailbox, so the address
 * becomes confirmed; identities and connections added before that may be somebody else's and end as well.
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
    await endSessionsIn(tx, userId);
    await tx.tryUser.update({ where: { id: userId }, data: { password: passwordHash } });
    return userId;
  });
}

/**
 * Confirms an address by a mailed link that its own, signed-in person opened. A link opened by anybody else stays
 * unused, so that nobody can make the reader of a mailbox confirm an account that they opened in that reader's name.
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

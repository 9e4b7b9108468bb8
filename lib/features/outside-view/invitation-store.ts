import "server-only";
import { lockPerson } from "@/lib/server/database/lock-person";
import { db, type Db } from "@/lib/server/db";
import { MAX_OPEN_INVITATIONS, type SentInvitation } from "./schema";

interface NewLinks {
  name: string;
  tokenHashes: string[];
  expiresAt: Date;
  now: Date;
}

/**
 * Creates links, and the view with the first ones. Locks the person's row, so that two tabs cannot exceed the
 * limit together. Null when there would be too many.
 */
export async function createInvitations(
  userId: number,
  { name, tokenHashes, expiresAt, now }: NewLinks,
): Promise<string[] | null> {
  return db().$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const out = await tx.outsideInvitation.count({ where: { userId, expiresAt: { gt: now } } });
    if (out + tokenHashes.length > MAX_OPEN_INVITATIONS) return null;
    await tx.outsideView.upsert({
      where: { userId },
      create: { userId, askerName: name, createdAt: now },
      update: {},
    });
    const rows = await tx.outsideInvitation.createManyAndReturn({
      data: tokenHashes.map((tokenHash) => ({ userId, tokenHash, expiresAt, createdAt: now })),
      select: { id: true, tokenHash: true },
    });
    return tokenHashes.map((hash) => rows.find(({ tokenHash }) => tokenHash === hash)?.id ?? "");
  });
}

export async function listInvitations(userId: number, now: Date): Promise<SentInvitation[]> {
  const rows = await db().outsideInvitation.findMany({
    where: { userId, expiresAt: { gt: now } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, createdAt: true, expiresAt: true },
  });
  return rows.map(({ id, createdAt, expiresAt }) => ({
    id,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

export async function deleteInvitation(userId: number, id: string): Promise<boolean> {
  const { count } = await db().outsideInvitation.deleteMany({ where: { id, userId } });
  return count > 0;
}

const usable = (tokenHash: string, now: Date) => ({ tokenHash, isSpent: false, expiresAt: { gt: now } });

interface Asker {
  userId: number;
  name: string;
}

export async function findAsker(tokenHash: string, now: Date): Promise<Asker | null> {
  const row = await db().outsideInvitation.findFirst({
    where: usable(tokenHash, now),
    select: { userId: true, user: { select: { outsideView: { select: { askerName: true } } } } },
  });
  const name = row?.user.outsideView?.askerName;
  return row && name ? { userId: row.userId, name } : null;
}

/** A single statement, so that only one of two concurrent uses succeeds. @returns the owner; null for an ended link. */
export async function consumeInvitation(tokenHash: string, now: Date, tx: Db = db()): Promise<number | null> {
  const [row] = await tx.outsideInvitation.updateManyAndReturn({
    where: usable(tokenHash, now),
    data: { isSpent: true },
    select: { userId: true },
  });
  return row?.userId ?? null;
}

export async function deleteExpired(now: Date): Promise<number> {
  const { count } = await db().outsideInvitation.deleteMany({ where: { expiresAt: { lte: now } } });
  return count;
}

import "server-only";
import { lockPerson } from "@/lib/server/database/lock-person";
import { db } from "@/lib/server/db";
import { emailKey } from "@/lib/shared/text/email";
import { dropConnections } from "../connection-store";
import { endSessionsIn } from "../store";

const PROVIDER = "google";
const personFields = { id: true, email: true, name: true, emailVerified: true } as const;

interface AuthPerson {
  id: number;
  email: string;
  name: string | null;
  emailVerified: Date | null;
}

export const authTables = () => {
  const { tryUser: user, account, session, verificationToken } = db();
  return { user, account, session, verificationToken };
};

export async function findAuthPerson(email: string): Promise<AuthPerson | null> {
  return db().tryUser.findUnique({ where: { emailKey: emailKey(email) }, select: personFields });
}

export async function findIdentityOwner(identity: string): Promise<number | null> {
  const account = await db().account.findUnique({
    where: { provider_providerAccountId: { provider: PROVIDER, providerAccountId: identity } },
    select: { userId: true },
  });
  return account?.userId ?? null;
}

interface LinkCandidate {
  userId: number;
  isVerified: boolean;
  hasGoogle: boolean;
  hasPasswordOrIdentity: boolean;
}

export async function findLinkCandidate(key: string): Promise<LinkCandidate | null> {
  const person = await db().tryUser.findUnique({
    where: { emailKey: key },
    select: { id: true, password: true, emailVerified: true, accounts: { select: { provider: true } } },
  });
  if (!person) return null;
  return {
    userId: person.id,
    isVerified: person.emailVerified !== null,
    hasGoogle: person.accounts.some(({ provider }) => provider === PROVIDER),
    hasPasswordOrIdentity: person.password !== null || person.accounts.length > 0,
  };
}

export async function linkIdentity(userId: number, identity: string): Promise<boolean> {
  return db().$transaction(async (tx) => {
    // Without the lock, two concurrent identities would both find none.
    await lockPerson(tx, userId);
    const other = await tx.account.count({
      where: { userId, provider: PROVIDER, providerAccountId: { not: identity } },
    });
    if (other > 0) return false;
    await tx.account.create({ data: { userId, provider: PROVIDER, providerAccountId: identity, type: "oidc" } });
    return true;
  });
}

export async function hasOtherIdentity(userId: number, identity: string): Promise<boolean> {
  const where = { userId, provider: PROVIDER, providerAccountId: { not: identity } };
  return (await db().account.count({ where })) > 0;
}

/**
 * Transfers an account that was opened without proof to the person whom the provider vouches for, and ends every other
 * access of the person who opened it, in the same transaction.
 */
export async function adoptByIdentity(userId: number, identity: string, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    await endSessionsIn(tx, userId);
    await tx.oneTimeToken.deleteMany({ where: { userId } });
    await dropConnections(tx, userId);
    await tx.tryUser.update({ where: { id: userId }, data: { emailVerified: now, password: null } });
    await tx.account.create({ data: { userId, provider: PROVIDER, providerAccountId: identity, type: "oidc" } });
  });
}

/** Confirms an address that the provider vouches for; ends every other session of the person. */
export async function confirmByProvider(userId: number, sessionId: string, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    await endSessionsIn(tx, userId, { kept: sessionId });
    await tx.oneTimeToken.deleteMany({ where: { userId } });
    await tx.tryUser.updateMany({
      where: { id: userId, emailVerified: null },
      data: { emailVerified: now, password: null },
    });
  });
}

export async function findContact(userId: number): Promise<AuthPerson | null> {
  return db().tryUser.findUnique({ where: { id: userId }, select: personFields });
}

export async function unlinkIdentities(userId: number): Promise<boolean> {
  const { count } = await db().account.deleteMany({ where: { userId, provider: PROVIDER } });
  return count > 0;
}

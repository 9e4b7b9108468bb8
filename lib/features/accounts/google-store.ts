import "server-only";
import { db } from "@/lib/server/db";
import { emailKey } from "@/lib/shared/email";
import { dropConnections } from "./connection-store";

const PROVIDER = "google";
const personFields = { id: true, email: true, name: true, emailVerified: true } as const;

interface AuthPerson {
  id: number;
  email: string;
  name: string | null;
  emailVerified: Date | null;
}

/** The tables as @auth/prisma-adapter names them; people of this product are `try_users`. */
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
  /** A password or another linked identity: somebody can show that the account is theirs. */
  hasOtherWayIn: boolean;
}

export async function findLinkCandidate(key: string): Promise<LinkCandidate | null> {
  const person = await db().tryUser.findUnique({
    where: { emailKey: key },
    select: { id: true, password: true, emailVerified: true, accounts: { select: { id: true }, take: 1 } },
  });
  if (!person) return null;
  return {
    userId: person.id,
    isVerified: person.emailVerified !== null,
    hasOtherWayIn: person.password !== null || person.accounts.length > 0,
  };
}

/** Links an identity to the holder of a confirmed address. */
export async function linkIdentity(userId: number, identity: string): Promise<void> {
  await db().account.create({ data: { userId, provider: PROVIDER, providerAccountId: identity, type: "oidc" } });
}

/**
 * Hands an account that was opened without any proof to the person whom the provider vouches for: everything that
 * could still let its opener in ends in the same transaction.
 */
export async function adoptByIdentity(userId: number, identity: string, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.session.deleteMany({ where: { userId } });
    await tx.trialIdentity.deleteMany({ where: { userId } });
    await tx.oneTimeToken.deleteMany({ where: { userId } });
    await dropConnections(tx, userId);
    await tx.tryUser.update({ where: { id: userId }, data: { emailVerified: now, password: null } });
    await tx.account.create({ data: { userId, provider: PROVIDER, providerAccountId: identity, type: "oidc" } });
  });
}

/** Confirms an address that the provider vouches for while its person is signed in; only their session stays. */
export async function confirmByProvider(userId: number, sessionId: string, now: Date): Promise<void> {
  await db().$transaction([
    db().session.deleteMany({ where: { userId, id: { not: sessionId } } }),
    db().trialIdentity.deleteMany({ where: { userId } }),
    db().oneTimeToken.deleteMany({ where: { userId } }),
    db().tryUser.updateMany({
      where: { id: userId, emailVerified: null },
      data: { emailVerified: now, password: null },
    }),
  ]);
}

export async function findContact(userId: number): Promise<AuthPerson | null> {
  return db().tryUser.findUnique({ where: { id: userId }, select: personFields });
}

/** Ends the link to Google; false when there was none. */
export async function unlinkIdentities(userId: number): Promise<boolean> {
  const { count } = await db().account.deleteMany({ where: { userId, provider: PROVIDER } });
  return count > 0;
}

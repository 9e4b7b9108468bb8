import "server-only";
import { PrismaAdapter } from "@auth/prisma-adapter";
import type { Adapter, AdapterUser } from "next-auth/adapters";
import { hashToken } from "@/lib/server/crypto";
import type { Ctx } from "@/lib/shared/actor";
import * as google from "./google-store";
import { describeUserAgent, LIFETIMES } from "./model";
import * as store from "./store";

/** next-auth's types know text ids only; the column is an integer. */
const columnId = (id: string) => Number(id) as unknown as string;

const toAdapterUser = (row: { id: unknown; email: string; name?: string | null; emailVerified: Date | null }) => {
  const { id, email, name, emailVerified } = row;
  return { id: String(id), email, name, emailVerified } satisfies AdapterUser;
};

/**
 * next-auth's view of our tables: people are `try_users` with random integer ids, and a session row holds the SHA-256
 * of the cookie's token, as those of the password and automatic sign-in do. Of an identity's tokens none is kept.
 */
export function authAdapter(ctx: Ctx, { userAgent }: { userAgent: string | null }): Adapter {
  // The adapter's type asks for the generated client of its own schema; it uses these four tables of ours.
  const tables = PrismaAdapter(google.authTables() as unknown as Parameters<typeof PrismaAdapter>[0]);
  const found = <T extends AdapterUser>(row: T | null | undefined) => (row ? toAdapterUser(row) : null);
  return {
    getUser: async (id) => found(await tables.getUser?.(columnId(id))),
    getUserByAccount: async (account) => found(await tables.getUserByAccount?.(account)),
    getUserByEmail: async (email) => {
      const person = await google.findAuthPerson(email);
      return person && toAdapterUser(person);
    },
    // Only an address that Google vouches for gets this far (admitGoogleIdentity), so it counts as confirmed.
    createUser: async ({ email, name = null }) => {
      const row = { email, name, passwordHash: null, emailVerified: ctx.now, now: ctx.now };
      return toAdapterUser({ ...row, id: await store.createPerson(row) });
    },
    // Name and address are the person's own here; what the provider says later does not overwrite them.
    updateUser: async ({ id }) => toAdapterUser((await tables.getUser?.(columnId(id))) as AdapterUser),
    linkAccount: async ({ userId, provider, providerAccountId, type }) => {
      await tables.linkAccount?.({ userId: columnId(userId), provider, providerAccountId, type });
    },
    createSession: async ({ sessionToken, userId, expires }) => {
      await store.createSession(Number(userId), hashToken(sessionToken), ctx.now, describeUserAgent(userAgent));
      return { sessionToken, userId, expires };
    },
    getSessionAndUser: async (sessionToken) => {
      const actor = await store.findSessionUser(hashToken(sessionToken), ctx.now);
      const user = actor && (await tables.getUser?.(columnId(String(actor.userId))));
      if (!user) return null;
      const expires = new Date(ctx.now.getTime() + LIFETIMES.sessionAbsolute);
      return { user: toAdapterUser(user), session: { sessionToken, userId: String(user.id), expires } };
    },
    updateSession: async ({ sessionToken, expires }) => {
      await tables.updateSession?.({ sessionToken: hashToken(sessionToken), ...(expires && { expires }) });
      return null;
    },
    deleteSession: async (sessionToken) => store.deleteSession(hashToken(sessionToken)),
  };
}

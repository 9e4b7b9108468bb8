import "server-only";
import { PrismaAdapter } from "@auth/prisma-adapter";
import type { Adapter, AdapterUser } from "next-auth/adapters";
import { hashToken } from "@/lib/server/crypto";
import { logger } from "@/lib/server/logger";
import type { Ctx } from "@/lib/shared/actor";
import * as google from "./google-store";
import { describeUserAgent, LIFETIMES } from "../model";
import * as store from "../store";

const toAdapterUser = (row: { id: unknown; email: string; name?: string | null; emailVerified: Date | null }) => {
  const { id, email, name, emailVerified } = row;
  return { id: String(id), email, name, emailVerified } satisfies AdapterUser;
};

/**
 * next-auth's view of our tables: people are `try_users` with random integer ids, and a session row holds the SHA-256
 * of the cookie's token, like the rows of password and automatic sign-in. Stores no token of an identity.
 */
export function authAdapter(ctx: Ctx, { userAgent }: { userAgent: string | null }): Adapter {
  // The adapter's type expects the client of its own schema; it uses these four tables of ours.
  const tables = PrismaAdapter(google.authTables() as unknown as Parameters<typeof PrismaAdapter>[0]);
  const found = (row: Parameters<typeof toAdapterUser>[0] | null | undefined) => (row ? toAdapterUser(row) : null);
  return {
    getUser: async (id) => found(await google.findContact(Number(id))),
    getUserByAccount: async (account) => found(await tables.getUserByAccount?.(account)),
    getUserByEmail: async (email) => found(await google.findAuthPerson(email)),
    // resolveGoogleIdentity admits only addresses that Google vouches for, so the address counts as confirmed.
    createUser: async ({ email, name = null }) => {
      const row = { email, name, passwordHash: null, emailVerified: ctx.now, now: ctx.now };
      return toAdapterUser({ ...row, id: await store.createPerson(row) });
    },
    // Name and address belong to the person; later values of the provider do not overwrite them.
    updateUser: async ({ id }) => {
      const person = await google.findContact(Number(id));
      if (!person) throw new Error("The person of this identity is gone");
      return toAdapterUser(person);
    },
    linkAccount: async ({ userId, providerAccountId }) => {
      if (!(await google.linkIdentity(Number(userId), providerAccountId)))
        throw new Error("This account has another Google identity");
    },
    createSession: async ({ sessionToken, userId, expires }) => {
      await store.createSession(Number(userId), hashToken(sessionToken), ctx.now, describeUserAgent(userAgent));
      logger().info({ event: "auth.signed_in", requestId: ctx.requestId, userId, way: "google" });
      return { sessionToken, userId, expires };
    },
    getSessionAndUser: async (sessionToken) => {
      const actor = await store.findSessionUser(hashToken(sessionToken), ctx.now);
      const user = actor && found(await google.findContact(actor.userId));
      if (!user) return null;
      const expires = new Date(ctx.now.getTime() + LIFETIMES.sessionAbsolute);
      return { user, session: { sessionToken, userId: user.id, expires } };
    },
    updateSession: async ({ sessionToken, expires }) => {
      await tables.updateSession?.({ sessionToken: hashToken(sessionToken), ...(expires && { expires }) });
      return null;
    },
    deleteSession: async (sessionToken) => store.deleteSession(hashToken(sessionToken)),
  };
}

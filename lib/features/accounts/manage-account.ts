import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import * as store from "./account-store";
import type { AccountView, RenameInput } from "./schema";

export async function getAccount({ actor, now }: Ctx<UserActor>): Promise<AccountView> {
  const account = await store.findAccount(actor.userId, now);
  if (!account) throw notFound("Account");
  return {
    email: account.email,
    name: account.name,
    isEmailVerified: account.emailVerified !== null,
    hasPassword: account.password !== null,
    hasGoogle: account.accounts.some(({ provider }) => provider === "google"),
    sessions: account.sessions.map(({ id, userAgent, createdAt }) => ({
      id,
      browser: userAgent,
      signedInAt: createdAt.toISOString(),
      isThisOne: id === actor.sessionId,
    })),
  };
}

export async function renamePerson({ actor }: Ctx<UserActor>, { name }: RenameInput): Promise<void> {
  await store.renamePerson(actor.userId, name);
}

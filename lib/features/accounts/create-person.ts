import "server-only";
import { hashPassword } from "@/lib/server/passwords/password";
import type { Ctx } from "@/lib/shared/actor";
import * as store from "./store";

interface NewPerson {
  email: string;
  name: string | null;
  password: string | null;
}

/**
 * Creates a person with a random id. The address counts as unverified until the person opens a link that was mailed to
 * it.
 * @throws AppError conflict when the address, in any spelling, is taken.
 */
export async function createPerson(ctx: Ctx, { email, name, password }: NewPerson): Promise<{ userId: number }> {
  const passwordHash = password === null ? null : await hashPassword(password);
  const userId = await store.createPerson({ email, name, passwordHash, emailVerified: null, now: ctx.now });
  return { userId };
}

/** Sets the password of a person who is still creating the account; the caller has checked ownership. */
export async function setInitialPassword(
  _ctx: Ctx,
  { userId, password }: { userId: number; password: string },
): Promise<void> {
  await store.setPasswordHash(userId, await hashPassword(password));
}

import "server-only";
import { hashPassword } from "@/lib/server/password";
import type { Ctx } from "@/lib/shared/actor";
import * as store from "./store";

/** Sets the password of a person who is still making their account; the caller has established that it is theirs. */
export async function givePassword(
  _ctx: Ctx,
  { userId, password }: { userId: number; password: string },
): Promise<void> {
  await store.setPasswordHash(userId, await hashPassword(password));
}

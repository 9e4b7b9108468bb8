import "server-only";
import { hashToken } from "@/lib/server/crypto";
import type { UserActor } from "@/lib/shared/actor";
import * as store from "./store";

/** The signed-in person whose session cookie this is, or null when it is unknown or over. */
export async function findUserActor(token: string | undefined, now: Date): Promise<UserActor | null> {
  return token ? store.findSessionUser(hashToken(token), now) : null;
}

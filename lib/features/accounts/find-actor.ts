import "server-only";
import { hashToken } from "@/lib/server/crypto";
import { isHttps } from "@/lib/server/env";
import { isOwner, type AdminActor, type TrialActor, type UserActor } from "@/lib/shared/actor";
import * as admins from "./admins/admin-store";
import * as store from "./store";

// Each function takes a cookie's token and returns null when it is missing, unknown or expired.

export async function findUserActor(token: string | undefined, now: Date): Promise<UserActor | null> {
  return token ? store.findSessionUser(hashToken(token), now) : null;
}

export async function findTrialActor(token: string | undefined, now: Date): Promise<TrialActor | null> {
  return token ? store.findTrialIdentity(hashToken(token), now) : null;
}

/**
 * Role and active flag are read on every request, so that disabling an admin takes effect at once. Null for an owner
 * who has yet to turn on one-time codes where these are required.
 */
export async function findAdminActor(token: string | undefined, now: Date): Promise<AdminActor | null> {
  const session = await findAdminInSetUp(token, now);
  return session && !session.needsCodes ? session.actor : null;
}

export async function findAdminInSetUp(
  token: string | undefined,
  now: Date,
): Promise<{ actor: AdminActor; needsCodes: boolean; hasCodes: boolean } | null> {
  const session = token ? await admins.findAdminSession(hashToken(token), now) : null;
  return session && { ...session, needsCodes: isHttps() && isOwner(session.actor) && !session.hasCodes };
}

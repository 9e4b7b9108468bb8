import "server-only";
import { hashToken } from "@/lib/server/crypto";
import type { AdminActor, TrialActor, UserActor } from "@/lib/shared/actor";
import * as admins from "./admin-store";
import * as store from "./store";

// Each function takes a cookie's token and returns null when it is missing, unknown or expired.

export async function findUserActor(token: string | undefined, now: Date): Promise<UserActor | null> {
  return token ? store.findSessionUser(hashToken(token), now) : null;
}

export async function findTrialActor(token: string | undefined, now: Date): Promise<TrialActor | null> {
  return token ? store.findTrialIdentity(hashToken(token), now) : null;
}

/** Role and active flag are read on every request, so that disabling an admin takes effect at once. */
export async function findAdminActor(token: string | undefined, now: Date): Promise<AdminActor | null> {
  return token ? admins.findAdminSession(hashToken(token), now) : null;
}

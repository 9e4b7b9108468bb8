import "server-only";
import { hashToken } from "@/lib/server/crypto";
import type { AdminActor } from "@/lib/shared/actor";
import * as store from "./admin-store";

/** The active admin whose cookie this is, or null; role and active flag are read each time. */
export async function findAdminActor(token: string | undefined, now: Date): Promise<AdminActor | null> {
  return token ? store.findAdminSession(hashToken(token), now) : null;
}

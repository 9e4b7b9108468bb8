import "server-only";
import { hashToken } from "@/lib/server/crypto";
import type { TrialActor } from "@/lib/shared/actor";
import * as store from "./store";

/** The trial identity whose cookie this is, or null when it is unknown or over. */
export async function findTrialActor(token: string | undefined, now: Date): Promise<TrialActor | null> {
  return token ? store.findTrialIdentity(hashToken(token), now) : null;
}

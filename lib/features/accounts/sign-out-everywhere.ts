import "server-only";
import { logger } from "@/lib/server/logger";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import * as store from "./account-store";

/** Ends every session of the person, this one included. Returns how many there were. */
export async function signOutEverywhere({ actor, requestId }: Ctx<UserActor>): Promise<number> {
  const ended = await store.deleteOwnedSessions(actor.userId);
  logger().info({ event: "auth.signed_out_everywhere", requestId, userId: actor.userId, ended });
  return ended;
}

import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { findAuthenticatedAt } from "./account-store";
import { RECENT_MS } from "./model";

/**
 * Lets an act go on that needs more than a session: its person has shown who they are within ten minutes.
 * @throws AppError confirm_identity
 */
export async function requireRecent({ actor, now }: Ctx<UserActor>): Promise<void> {
  const shownAt = await findAuthenticatedAt(actor.sessionId);
  if (shownAt && now.getTime() - shownAt.getTime() <= RECENT_MS) return;
  throw new AppError("confirm_identity", "Please confirm that it is you.");
}

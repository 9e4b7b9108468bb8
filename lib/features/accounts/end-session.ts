import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import * as store from "./account-store";

/** @throws AppError not_found when the session is somebody else's or over. */
export async function endSession({ actor }: Ctx<UserActor>, { sessionId }: { sessionId: string }): Promise<void> {
  if (!(await store.deleteOwnedSession(actor.userId, sessionId))) throw notFound("Session");
}

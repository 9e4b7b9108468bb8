import "server-only";
import { randomUUID } from "node:crypto";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import type { ChatSessionView } from "./schema";
import * as store from "./store";

/** A new, empty conversation. @throws AppError forbidden when it is asked for somebody else. */
export async function createSession(
  { actor, now }: Ctx<UserActor>,
  { user_id, title }: { user_id?: number; title: string },
): Promise<ChatSessionView> {
  if (user_id !== undefined && user_id !== actor.userId)
    throw new AppError("forbidden", "This belongs to somebody else.");
  return store.createSession(randomUUID(), actor.userId, title, now);
}

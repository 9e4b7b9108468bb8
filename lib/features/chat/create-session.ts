import "server-only";
import { randomUUID } from "node:crypto";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import type { ChatSessionView } from "./schema";
import * as store from "./store";

interface NewSession {
  user_id?: number;
  title: string;
  /** The client's own name for this conversation: asked for again while it is empty, there is one. */
  key: string | null;
}

/** A new, empty conversation. @throws AppError forbidden when it is asked for somebody else. */
export async function createSession(
  { actor, now }: Ctx<UserActor>,
  { user_id, title, key }: NewSession,
): Promise<ChatSessionView> {
  if (user_id !== undefined && user_id !== actor.userId)
    throw new AppError("forbidden", "This belongs to somebody else.");
  const create = async (id: string): Promise<ChatSessionView> =>
    (await store.createSession({ id, userId: actor.userId, title, now })) ?? create(randomUUID());
  return create(key ?? randomUUID());
}

import "server-only";
import { randomUUID } from "node:crypto";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import type { ConversationView } from "./schema";
import { deriveTitle } from "./model";
import * as store from "./store";

interface NewConversation {
  user_id?: number;
  title: string;
  /** The client's idempotency key: a repeated call returns the same conversation while it is empty. */
  key: string | null;
}

/** @throws AppError forbidden when `user_id` is another person's. */
export async function createConversation(
  { actor, now }: Ctx<UserActor>,
  { user_id, title, key }: NewConversation,
): Promise<ConversationView> {
  if (user_id !== undefined && user_id !== actor.userId)
    throw new AppError("forbidden", "This belongs to somebody else.");
  const create = async (id: string): Promise<ConversationView> =>
    (await store.createConversation({ id, userId: actor.userId, title: deriveTitle(title), now })) ??
    create(randomUUID());
  return create(key ?? randomUUID());
}

import "server-only";
import { randomUUID } from "node:crypto";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import type { ConversationView } from "../schema";
import { deriveTitle, MAX_CONVERSATIONS_PER_PERSON } from "../model";
import * as store from "./conversation-store";

const TOO_MANY = `You have ${MAX_CONVERSATIONS_PER_PERSON.toLocaleString("en")} conversations, which is as many as there can be. Please delete some.`;

interface NewConversation {
  user_id?: number;
  title: string;
  /** The client's idempotency key: a repeated call returns the same conversation while it is empty. */
  key: string | null;
}

/** @throws AppError forbidden when it is requested for another person; conflict when there are too many. */
export async function createConversation(
  { actor, now }: Ctx<UserActor>,
  { user_id, title, key }: NewConversation,
): Promise<ConversationView> {
  if (user_id !== undefined && user_id !== actor.userId)
    throw new AppError("forbidden", "This belongs to somebody else.");
  const create = (id: string) => store.createConversation({ id, userId: actor.userId, title: deriveTitle(title), now });
  const created = (key && (await create(key))) || (await create(randomUUID()));
  if (!created) throw new AppError("conflict", TOO_MANY);
  return created;
}

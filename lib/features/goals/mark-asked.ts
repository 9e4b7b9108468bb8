import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { markOwnedAsked } from "./commitment-store";

/** The coach has asked about these commitments in a conversation, and asks in no other one. */
export const markAsked = (
  { actor }: Ctx<UserActor>,
  { ids, conversationId }: { ids: string[]; conversationId: string },
): Promise<void> => markOwnedAsked(actor.userId, ids, conversationId);

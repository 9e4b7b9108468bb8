import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { markOwnedAsked } from "./commitment-store";

export const markAsked = (
  { actor }: Ctx<UserActor>,
  { ids, conversationId }: { ids: string[]; conversationId: string },
): Promise<void> => markOwnedAsked(actor.userId, ids, conversationId);

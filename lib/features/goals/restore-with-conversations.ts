import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import * as store from "./source-store";

/** Brings back the commitments that went together with conversations, before these are restored themselves. */
export const restoreWithConversations = ({ actor }: Ctx<UserActor>, ids: string[]): Promise<void> =>
  store.restoreWithConversations(actor.userId, ids);

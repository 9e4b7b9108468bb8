import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import * as store from "./source-store";

/** Restores the commitments deleted together with these conversations; call it before restoring the conversations. */
export const restoreWithConversations = ({ actor }: Ctx<UserActor>, ids: string[]): Promise<void> =>
  store.restoreWithConversations(actor.userId, ids);

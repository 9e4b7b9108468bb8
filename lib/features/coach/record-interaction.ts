import "server-only";
import type { Ctx, TrialActor, UserActor } from "@/lib/shared/actor";
import type { InteractionRecord } from "./schema";
import * as store from "./store";

/** Keeps that a partner or a model was used, by whom, how long it took and how it ended; never what was said. */
export async function recordInteraction(
  { actor, now }: Pick<Ctx<UserActor | TrialActor>, "actor" | "now">,
  { use, ...context }: InteractionRecord,
): Promise<void> {
  await store.createInteraction({ userId: actor.userId, interactionType: use, context, createdAt: now });
}

import "server-only";
import { enqueue } from "@/lib/server/queue";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { summariseJob } from "./jobs";
import { needsSummary } from "./summarise-conversation";
import * as store from "./store";

/** Has a conversation summarised in the background when more was said than goes along with each message. */
export async function askForSummary(
  { actor: { userId } }: Ctx<UserActor>,
  { conversationId, turns }: { conversationId: string; turns: store.StoredTurn[] },
): Promise<void> {
  if (!needsSummary(turns, 0)) return;
  const known = await store.findSummary(userId, conversationId);
  if (!needsSummary(turns, known?.until ?? 0)) return;
  await enqueue(summariseJob, { userId, conversationId }, { singletonKey: conversationId });
}

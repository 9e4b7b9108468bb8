import "server-only";
import { enqueue } from "@/lib/server/queue";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { summariseJob } from "../jobs";
import * as store from "../store";
import { needsSummary } from "./summarise-conversation";

export async function enqueueSummary(
  { actor: { userId } }: Ctx<UserActor>,
  { conversationId, turns }: { conversationId: string; turns: store.StoredTurn[] },
): Promise<void> {
  if (!needsSummary(turns, 0)) return;
  const summary = await store.findSummary(userId, conversationId);
  if (!needsSummary(turns, summary?.until ?? 0)) return;
  await enqueue(summariseJob, { userId, conversationId }, { singletonKey: conversationId });
}

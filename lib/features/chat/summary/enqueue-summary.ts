import "server-only";
import { enqueue } from "@/lib/server/queue";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { summariseJob } from "../jobs";
import type { StoredTurn } from "../messages/message-list-store";
import { needsSummary } from "./summarise-conversation";
import { findSummary } from "./summary-store";

export async function enqueueSummary(
  { actor: { userId } }: Ctx<UserActor>,
  { conversationId, turns }: { conversationId: string; turns: StoredTurn[] },
): Promise<void> {
  if (!needsSummary(turns, 0)) return;
  const summary = await findSummary(userId, conversationId);
  if (!needsSummary(turns, summary?.until ?? 0)) return;
  await enqueue(summariseJob, { userId, conversationId }, { singletonKey: conversationId });
}

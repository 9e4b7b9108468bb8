import "server-only";
import { firstNameOf } from "@/lib/features/accounts/model";
import { listMemories } from "@/lib/features/coach/list-memories";
import type { CoachContext } from "@/lib/features/coach/schema";
import { recallReport } from "@/lib/features/report/recall-report";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import * as store from "./store";

/** What the partner knows about this person, and of a conversation what lies before its recent turns. */
export async function coachContext(ctx: Ctx<UserActor>, conversationId: string | null): Promise<CoachContext> {
  const { userId, name, email } = ctx.actor;
  const [{ report, disputes }, memories, summary] = await Promise.all([
    recallReport(ctx, { userId }),
    listMemories(ctx),
    conversationId ? store.findSummary(userId, conversationId) : null,
  ]);
  return {
    firstName: firstNameOf(name, email),
    report,
    disputes: disputes.flatMap(({ insightId, text }) => [insightId, text]),
    memories: memories.map(({ quote }) => quote),
    summary: summary?.summary ?? null,
  };
}

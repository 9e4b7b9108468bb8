import "server-only";
import { getPractice } from "@/lib/features/practices/get-practice";
import { progressOf } from "@/lib/features/practices/model";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import type { UnfinishedRun } from "./schema";
import * as store from "./store";

export async function listUnfinished({ actor }: Ctx<UserActor>): Promise<UnfinishedRun[]> {
  const runs = await store.listOwnedRunning(actor.userId);
  return Promise.all(
    runs.map(async ({ id, practiceId, conversationId, state, updatedAt }) => {
      const practice = await getPractice(practiceId);
      const progress = progressOf(practice, state);
      return { id, title: practice.title, conversationId, progress, updated_at: updatedAt.toISOString() };
    }),
  );
}

import "server-only";
import { getPractice } from "@/lib/features/practices/get-practice";
import { progressOf } from "@/lib/features/practices/model";
import { composeTitle } from "@/lib/features/practices/pages/compose-page";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import type { UnfinishedRun } from "./schema";
import * as store from "./store";

export async function listUnfinished({ actor }: Ctx<UserActor>): Promise<UnfinishedRun[]> {
  const runs = await store.listOwnedRunning(actor.userId);
  return Promise.all(
    runs.map(async ({ id, practiceId, conversationId, state, updatedAt }) => {
      const practice = await getPractice(practiceId);
      const progress = progressOf(practice, state);
      const title = composeTitle(practice, state);
      return { id, title, conversationId, progress, updated_at: updatedAt.toISOString() };
    }),
  );
}

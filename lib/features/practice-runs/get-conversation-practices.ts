import "server-only";
import { listPagesIn } from "@/lib/features/practices/pages/list-pages";
import { getPractice } from "@/lib/features/practices/get-practice";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { runView } from "./run-view";
import type { ConversationPracticesView } from "./schema";
import * as store from "./store";

export async function getConversationPractices(
  ctx: Ctx<UserActor>,
  { conversation }: { conversation: string },
): Promise<ConversationPracticesView> {
  const [run, pages] = await Promise.all([
    store.findRunningIn(ctx.actor.userId, conversation),
    listPagesIn(ctx, conversation),
  ]);
  return { run: run && runView(await getPractice(run.practiceId), run), pages };
}

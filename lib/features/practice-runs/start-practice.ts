import "server-only";
import { randomUUID } from "node:crypto";
import { createConversation } from "@/lib/features/chat/create-conversation";
import { deriveTitle } from "@/lib/features/chat/model";
import { getPractice } from "@/lib/features/practices/get-practice";
import { startRun } from "@/lib/features/practices/model";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { askStep, refuse } from "./commit-act";
import { openingText } from "./coach-lines";
import { runView } from "./run-view";
import { carriedState } from "./screen-answer";
import type { StartPracticeInput, StartResult } from "./schema";
import * as store from "./store";

const OTHER_RUNS = "A practice is under way in this conversation. Finish it or stop it first.";

/**
 * Starts a practice in a conversation, or in a new one with the practice's title.
 * @throws AppError not_found; conflict while another practice runs there; generation_in_progress.
 */
export async function startPractice(
  ctx: Ctx<UserActor>,
  { practiceId, conversationId }: StartPracticeInput,
): Promise<StartResult> {
  const { userId } = ctx.actor;
  const practice = await getPractice(practiceId);
  if (conversationId && (await store.findRunningIn(userId, conversationId))) throw new AppError("conflict", OTHER_RUNS);
  const conversation = conversationId
    ? null
    : await createConversation(ctx, { title: deriveTitle(practice.title), key: null });
  const state = startRun(practice);
  const run = {
    id: randomUUID(),
    userId,
    conversationId: conversationId ?? conversation?.id ?? "",
    practiceId,
    state,
  };
  const said: store.Said[] = [
    { role: "user", content: practice.title },
    {
      role: "assistant",
      content: [openingText(practice), ...(await askStep(ctx, practice, state))].join("\n\n"),
      coachState: await carriedState(ctx, run.conversationId),
    },
  ];
  const messages = await store.createRun({ ...run, said });
  if (messages === "changed") throw new AppError("conflict", OTHER_RUNS);
  if (typeof messages === "string") refuse(messages);
  const view = runView(practice, { ...run, status: "running", version: 0, updatedAt: ctx.now });
  return { conversation, run: view, messages, page: null };
}

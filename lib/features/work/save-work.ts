import "server-only";
import { logger } from "@/lib/server/logger";
import type { PersonCtx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import type { WorkInput } from "./schema";
import { situations } from "./situations";
import * as store from "./store";

/**
 * Stores the answers in place of earlier ones. All of them empty means that the questions were skipped.
 * @throws AppError invalid_input for a kind of situation that is not offered.
 */
export async function saveWork(ctx: PersonCtx, answers: WorkInput): Promise<void> {
  const { situation } = answers;
  if (situation && !(await situations()).some(({ id }) => id === situation))
    throw new AppError("invalid_input", "Please choose one of the situations");
  await store.saveOwnedAnswers(ctx.actor.userId, answers, ctx.now);
  const given = Object.values(answers).filter((answer) => answer !== null).length;
  logger().info({ event: "work.answered", requestId: ctx.requestId, userId: ctx.actor.userId, given });
}

import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { AppError, notFound } from "@/lib/shared/errors";
import { changeOwned, findOwned } from "./commitment-store";
import { getCommitment } from "./get-commitment";
import { ownsGoal } from "../goal-store";
import type { ChangeCommitmentInput, CommitmentView } from "../schema";

const MOVED = "This one was moved to another day. Please change the one that took its place.";

/**
 * Changes what a commitment says or when it is due, or opens one again that was settled.
 * @throws AppError not_found; conflict when it was moved.
 */
export async function changeCommitment(
  ctx: Ctx<UserActor>,
  { id, text, cue, due, goalId, timeZone, reopen }: ChangeCommitmentInput & { id: string },
): Promise<CommitmentView> {
  const { userId } = ctx.actor;
  const before = await findOwned(userId, id);
  if (!before) throw notFound("Commitment");
  if (goalId && !(await ownsGoal(userId, goalId))) throw notFound("Goal");
  const isChanged = await changeOwned(userId, id, {
    ...(text !== undefined && { text }),
    ...(cue !== undefined && { cue }),
    ...(goalId !== undefined && { goalId }),
    ...(due !== undefined && { due: { day: due, timeZone: timeZone ?? before.timeZone } }),
    ...(reopen && { status: "open" as const }),
  });
  if (isChanged === false) throw new AppError("conflict", MOVED);
  return getCommitment(ctx, { id });
}

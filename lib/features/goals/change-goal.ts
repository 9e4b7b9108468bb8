import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { changeOwnedGoal } from "./goal-store";
import type { ChangeGoalInput, GoalView } from "./schema";

export async function changeGoal(
  { actor, now }: Ctx<UserActor>,
  { id, progress, ...fields }: ChangeGoalInput & { id: string },
): Promise<GoalView> {
  const measured = progress === undefined ? {} : { progress: { value: progress, at: now.toISOString() } };
  const goal = await changeOwnedGoal(actor.userId, id, { ...fields, ...measured });
  if (!goal) throw notFound("Goal");
  return goal;
}

import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { createOwnedGoal } from "./goal-store";
import type { CreateGoalInput, GoalView } from "./schema";

const TOO_MANY = "There are as many goals here as can be kept. Please delete one that you no longer need.";

/** @throws AppError conflict at the maximum number of goals. */
export async function createGoal({ actor }: Ctx<UserActor>, input: CreateGoalInput): Promise<GoalView> {
  const goal = await createOwnedGoal(actor.userId, input);
  if (!goal) throw new AppError("conflict", TOO_MANY);
  return goal;
}

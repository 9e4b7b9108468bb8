import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { listOwnedGoals } from "./goal-store";
import type { GoalView } from "./schema";

export const listGoals = ({ actor }: Ctx<UserActor>): Promise<GoalView[]> => listOwnedGoals(actor.userId);

import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import type { CommitmentView, OutcomeInput } from "../schema";
import { recordOutcomeForUser } from "./record-outcome-for-user";

/** @throws AppError not_found, conflict. */
export const recordOutcome = (
  { actor, now }: Ctx<UserActor>,
  { id, ...input }: OutcomeInput & { id: string },
): Promise<CommitmentView> => recordOutcomeForUser({ userId: actor.userId, id, now }, input);

import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import type { CommitmentView, SettleInput } from "../schema";
import { settleForUser } from "./settle-for-user";

/** @throws AppError not_found, conflict. */
export const settleCommitment = (
  { actor, now }: Ctx<UserActor>,
  { id, ...input }: SettleInput & { id: string },
): Promise<CommitmentView> => settleForUser({ userId: actor.userId, id, now }, input);

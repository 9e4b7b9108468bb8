import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import type { CommitmentView, SettleInput } from "./schema";
import { settleOf } from "./settle-of";

/** Answers how an own commitment went; see `settleOf`. @throws AppError not_found, conflict. */
export const settleCommitment = (
  { actor, now }: Ctx<UserActor>,
  { id, ...input }: SettleInput & { id: string },
): Promise<CommitmentView> => settleOf({ userId: actor.userId, id, now }, input);

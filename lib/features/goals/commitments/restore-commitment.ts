import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { restoreOwned } from "./commitment-store";
import { getCommitment } from "./get-commitment";
import type { CommitmentView } from "../schema";

export async function restoreCommitment(ctx: Ctx<UserActor>, { id }: { id: string }): Promise<CommitmentView> {
  if (!(await restoreOwned(ctx.actor.userId, id))) throw notFound("Commitment");
  return getCommitment(ctx, { id });
}

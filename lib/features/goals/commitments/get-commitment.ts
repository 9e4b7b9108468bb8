import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { toCommitmentView } from "./commitment-row";
import { findOwned } from "./commitment-store";
import type { CommitmentView } from "../schema";

export async function getCommitment({ actor, now }: Ctx<UserActor>, { id }: { id: string }): Promise<CommitmentView> {
  const row = await findOwned(actor.userId, id);
  if (!row) throw notFound("Commitment");
  return toCommitmentView(row, now);
}

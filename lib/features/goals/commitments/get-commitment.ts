import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { findOwnCommitment } from "./find-own-commitment";
import type { CommitmentView } from "../schema";

export async function getCommitment({ actor, now }: Ctx<UserActor>, { id }: { id: string }): Promise<CommitmentView> {
  const commitment = await findOwnCommitment({ userId: actor.userId, id }, now);
  if (!commitment) throw notFound("Commitment");
  return commitment;
}

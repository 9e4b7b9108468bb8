import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { toCommitmentView } from "./commitment-row";
import { listOwned } from "./commitment-store";
import type { CommitmentsQuery, CommitmentView } from "../schema";

export async function listCommitments(
  { actor, now }: Ctx<UserActor>,
  query: CommitmentsQuery,
): Promise<CommitmentView[]> {
  const rows = await listOwned(actor.userId, query);
  return rows.map((row) => toCommitmentView(row, now));
}

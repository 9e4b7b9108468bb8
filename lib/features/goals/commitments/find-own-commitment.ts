import "server-only";
import { toCommitmentView } from "./commitment-row";
import { findOwned } from "./commitment-store";
import type { CommitmentView } from "../schema";

export async function findOwnCommitment(
  { userId, id }: { userId: number; id: string },
  now: Date,
): Promise<CommitmentView | null> {
  const row = await findOwned(userId, id);
  return row && toCommitmentView(row, now);
}

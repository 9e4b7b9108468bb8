import "server-only";
import { AppError, notFound } from "@/lib/shared/errors";
import { toCommitmentView } from "./commitment-row";
import { findOwned, settleOwned } from "./commitment-store";
import type { CommitmentView, SettleInput } from "./schema";

const ANSWERED = "This one was answered already, perhaps in another tab.";

interface Owned {
  userId: number;
  id: string;
  now: Date;
}

async function viewOf({ userId, now }: Owned, id: string): Promise<CommitmentView> {
  const row = await findOwned(userId, id);
  if (!row) throw notFound("Commitment");
  return toCommitmentView(row, now);
}

/**
 * Answers how a commitment went: done, let go, or moved to another day. Returns it, or of a moved one what follows it.
 * The same answer again changes nothing.
 * @throws AppError not_found; conflict when it was answered otherwise.
 */
export async function settleOf(owned: Owned, input: SettleInput): Promise<CommitmentView> {
  const { answer, outcome } = input;
  const next = input.answer === "moved" ? { due: input.due, timeZone: input.timeZone, text: input.text ?? null } : null;
  const settled = await settleOwned(owned.userId, owned.id, { status: answer, outcome, next, now: owned.now });
  if (settled === null) throw notFound("Commitment");
  if (settled !== "settled") return viewOf(owned, settled.id);
  const before = await viewOf(owned, owned.id);
  if (before.status !== answer) throw new AppError("conflict", ANSWERED);
  return before;
}

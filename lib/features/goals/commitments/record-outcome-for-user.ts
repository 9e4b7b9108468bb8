import "server-only";
import { AppError, notFound } from "@/lib/shared/errors";
import { toCommitmentView } from "./commitment-row";
import { findOwned, recordOwnedOutcome } from "./commitment-store";
import type { CommitmentView, OutcomeInput } from "../schema";

const ANSWERED = "This one was answered already, perhaps in another tab.";

interface OwnedCommitment {
  userId: number;
  id: string;
  now: Date;
}

async function getView({ userId, now }: OwnedCommitment, id: string): Promise<CommitmentView> {
  const row = await findOwned(userId, id);
  if (!row) throw notFound("Commitment");
  return toCommitmentView(row, now);
}

/**
 * Records how a commitment went: done, dropped, or moved to another day. Returns it, or the successor of a moved one.
 * Idempotent for the same answer.
 * @throws AppError not_found; conflict after another answer.
 */
export async function recordOutcomeForUser(owned: OwnedCommitment, input: OutcomeInput): Promise<CommitmentView> {
  const { answer, outcome } = input;
  const next = input.answer === "moved" ? { due: input.due, timeZone: input.timeZone, text: input.text ?? null } : null;
  const settled = await recordOwnedOutcome(owned.userId, owned.id, { status: answer, outcome, next, now: owned.now });
  if (settled === null) throw notFound("Commitment");
  if (settled !== "settled") return getView(owned, settled.id);
  const before = await getView(owned, owned.id);
  if (before.status !== answer) throw new AppError("conflict", ANSWERED);
  return before;
}

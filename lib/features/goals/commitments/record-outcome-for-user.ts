import "server-only";
import { AppError, notFound } from "@/lib/shared/errors";
import { recordOwnedOutcome } from "./commitment-store";
import { findOwnCommitment } from "./find-own-commitment";
import type { CommitmentView, OutcomeInput } from "../schema";

const ANSWERED = "This one was answered already, perhaps in another tab.";

interface OwnedCommitment {
  userId: number;
  id: string;
  now: Date;
}

async function getOwnCommitment({ userId, now }: OwnedCommitment, id: string): Promise<CommitmentView> {
  const commitment = await findOwnCommitment({ userId, id }, now);
  if (!commitment) throw notFound("Commitment");
  return commitment;
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
  if (settled !== "settled") return getOwnCommitment(owned, settled.id);
  const before = await getOwnCommitment(owned, owned.id);
  if (before.status !== answer) throw new AppError("conflict", ANSWERED);
  return before;
}

import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { AppError, notFound } from "@/lib/shared/errors";
import { settleOwned } from "./commitment-store";
import { getCommitment } from "./get-commitment";
import type { CommitmentView, SettleInput } from "./schema";

const ANSWERED = "This one was answered already, perhaps in another tab.";

/**
 * Answers how a commitment went: done, let go, or moved to another day. Returns it, or of a moved one what follows it.
 * The same answer again changes nothing.
 * @throws AppError not_found; conflict when it was answered otherwise.
 */
export async function settleCommitment(
  ctx: Ctx<UserActor>,
  { id, ...input }: SettleInput & { id: string },
): Promise<CommitmentView> {
  const { answer, outcome } = input;
  const next = input.answer === "moved" ? { due: input.due, timeZone: input.timeZone, text: input.text ?? null } : null;
  const settled = await settleOwned(ctx.actor.userId, id, { status: answer, outcome, next, now: ctx.now });
  if (settled === null) throw notFound("Commitment");
  if (settled !== "settled") return getCommitment(ctx, settled);
  const before = await getCommitment(ctx, { id });
  if (before.status !== answer || answer === "moved") throw new AppError("conflict", ANSWERED);
  return before;
}

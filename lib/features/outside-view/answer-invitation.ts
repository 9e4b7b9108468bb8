import "server-only";
import { listItems } from "@/lib/features/hexaco/list-items";
import { carelessFlags } from "@/lib/features/hexaco/scoring";
import { hashToken } from "@/lib/server/crypto";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { utcDay } from "@/lib/shared/time/dates";
import { invitationOver, requireAsker } from "./open-invitation";
import { saveRating } from "./rating-store";
import { COMMENT_KINDS, type RatingAnswers, type RatingInput, type RatingReceipt } from "./schema";
import { groupCode, newWithdrawalCode, withdrawalHash } from "./withdrawal-code";

const INCOMPLETE = "Some statements have no answer yet. Nothing was sent.";
const CARELESS =
  "The same answer stands nearly everywhere, which says nothing about anybody. Nothing was sent; please look through the statements again.";

function assertUsable(answers: RatingAnswers): void {
  const items = listItems("24");
  const isComplete = items.every(({ id }) => answers[id]) && Object.keys(answers).length === items.length;
  if (!isComplete) throw new AppError("invalid_input", INCOMPLETE);
  const given = Object.fromEntries(Object.entries(answers).map(([id, value]) => [id, { value }]));
  if (carelessFlags(items, given).length > 0) throw new AppError("invalid_input", CARELESS);
}

/**
 * Stores a colleague's answers without any trace of who gave them, and consumes the link. Nothing is logged, because a
 * time would identify the answer.
 * @throws AppError gone, forbidden; invalid_input for answers that are incomplete or all alike.
 */
export async function answerInvitation(ctx: Ctx, input: RatingInput): Promise<RatingReceipt> {
  assertUsable(input.answers);
  await requireAsker(ctx, input.token);
  const code = newWithdrawalCode();
  const comments = COMMENT_KINDS.flatMap((kind) => {
    const text = input[kind];
    return text ? [{ kind, text, withdrawalHash: withdrawalHash(code, kind) }] : [];
  });
  const isSaved = await saveRating(hashToken(input.token), ctx.now, {
    answers: input.answers,
    givenOn: utcDay(ctx.now),
    withdrawalHash: withdrawalHash(code, "rating"),
    comments,
  });
  if (!isSaved) throw invitationOver();
  return { success: true, withdrawalCode: groupCode(code) };
}

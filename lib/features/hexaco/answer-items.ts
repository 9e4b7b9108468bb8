import "server-only";
import { logger } from "@/lib/server/logger";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { getQuestionnaire } from "./get-questionnaire";
import { refusalMessage } from "./questionnaire-view";
import { saveScores } from "./save-scores";
import { FORM_SIZES, type Item, type QuestionnaireInput, type QuestionnaireState } from "./schema";
import { carelessFlags, facetLevels, itemsOf, roundedScores } from "./scoring";
import { ITEM_BANK } from "./item-bank";
import * as store from "./store";

/**
 * Opens the questionnaire, merges answers into it, and scores it once every statement is answered. Repeating a call
 * changes nothing. Careless answers are stored but not scored; `refused` states the reasons.
 * @throws AppError invalid_input for a statement that is not part of the form.
 */
export async function answerItems(
  ctx: Ctx,
  { userId, ...input }: QuestionnaireInput & { userId: number },
): Promise<QuestionnaireState> {
  const items = itemsOf(input.form, ITEM_BANK);
  assertItemsOfForm(items, input);
  const newest = await store.findNewestQuestionnaire(userId);
  const isDone = newest?.completedAt && FORM_SIZES[newest.form] >= FORM_SIZES[input.form];
  if (isDone && !input.restart) return getQuestionnaire(ctx, { userId });
  const open = await store.mergeAnswers(userId, { ...input, now: ctx.now });
  const isAnswered = items.every(({ id }) => open.answers[id]);
  if (!isAnswered && !input.finish) return getQuestionnaire(ctx, { userId });
  return score(ctx, { userId, items, open });
}

function assertItemsOfForm(items: Item[], { answers }: QuestionnaireInput): void {
  const known = new Set(items.map(({ id }) => id));
  if (Object.keys(answers).some((id) => !known.has(id)))
    throw new AppError("invalid_input", "This statement is not part of the questionnaire.");
}

interface Scoring {
  userId: number;
  items: Item[];
  open: store.StoredQuestionnaire;
}

async function score(ctx: Ctx, { userId, items, open }: Scoring): Promise<QuestionnaireState> {
  const reasons = carelessFlags(items, open.answers);
  const scores = roundedScores(items, open.answers);
  if (reasons.length > 0 || !scores) {
    logger().info({ event: "hexaco.refused", requestId: ctx.requestId, userId, reasons });
    const message = refusalMessage(reasons.length > 0 ? reasons : ["missing"]);
    return { ...(await getQuestionnaire(ctx, { userId })), refused: { reasons, message }, message };
  }
  const facets = facetLevels(open.form, items, open.answers);
  await saveScores(ctx, { userId, scores, source: `questionnaire-${open.form}`, facets });
  await store.completeQuestionnaire(userId, open.id, ctx.now);
  return getQuestionnaire(ctx, { userId });
}

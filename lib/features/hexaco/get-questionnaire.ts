import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { FORM_VIEWS, questionnaireView, refusalMessage, SCALE_LABELS } from "./questionnaire-view";
import type { QuestionnaireState } from "./schema";
import { carelessFlags, itemsOf } from "./scoring";
import { ITEM_BANK } from "./item-bank";
import * as store from "./store";

export async function getQuestionnaire(_ctx: Ctx, { userId }: { userId: number }): Promise<QuestionnaireState> {
  const [stored, profile] = await Promise.all([store.findNewestQuestionnaire(userId), store.findProfile(userId)]);
  const scores = profile && { source: profile.source, savedAt: profile.savedAt };
  const base = { success: true as const, forms: FORM_VIEWS, scale: SCALE_LABELS, scores };
  if (!stored) return { ...base, questionnaire: null, refused: null, message: "No questionnaire has been started." };
  const items = itemsOf(stored.form, ITEM_BANK);
  const questionnaire = questionnaireView(stored, items);
  if (stored.completedAt) {
    const isInForce = profile?.source === `questionnaire-${stored.form}`;
    const message = `Your answers have been scored.${isInForce ? "" : " Your longer questionnaire stays in force."}`;
    return { ...base, questionnaire, refused: null, message };
  }
  const reasons = questionnaire.nextItem === null ? carelessFlags(items, stored.answers) : [];
  if (reasons.length > 0) {
    const message = refusalMessage(reasons);
    return { ...base, questionnaire, refused: { reasons, message }, message };
  }
  const given = Object.keys(questionnaire.answers).length;
  return { ...base, questionnaire, refused: null, message: `${given} of ${items.length} statements answered.` };
}

import { z } from "zod";
import { type Answers, answersSchema, FORMS } from "@/lib/features/hexaco/schema";
import { forgetInTab, keepInTab, restoreFromTab } from "@/lib/shared/tab-storage";

const stored = z.object({ form: z.enum(FORMS), answers: answersSchema });
type UnsentAnswers = z.output<typeof stored>;

const keyOf = (userId: number) => `clarity-unsent-answers-${userId}`;

/** Keeps answers that no server has confirmed in this tab, over a reload; with none left the place is cleared. */
export function storeUnsent(userId: number, unsent: UnsentAnswers): void {
  if (Object.keys(unsent.answers).length === 0) forgetInTab(keyOf(userId));
  else keepInTab(keyOf(userId), JSON.stringify(unsent));
}

/** Answers of this length that an earlier visit of this tab could not send. */
export function restoreUnsent(userId: number, form: UnsentAnswers["form"]): Answers {
  const kept = restoreFromTab(keyOf(userId), (value) => stored.parse(value));
  return kept?.form === form ? kept.answers : {};
}

import { z } from "zod";
import { type Answers, answersSchema, FORMS } from "@/lib/features/hexaco/schema";
import { removeFromTab, saveToTab, restoreFromTab } from "@/lib/shared/browser/tab-storage";

const stored = z.object({ form: z.enum(FORMS), answers: answersSchema });
type UnsentAnswers = z.output<typeof stored>;

const keyOf = (userId: number) => `clarity-unsent-answers-${userId}`;

export function storeUnsent(userId: number, unsent: UnsentAnswers): void {
  if (Object.keys(unsent.answers).length === 0) removeFromTab(keyOf(userId));
  else saveToTab(keyOf(userId), JSON.stringify(unsent));
}

export function restoreUnsent(userId: number, form: UnsentAnswers["form"]): Answers {
  const unsent = restoreFromTab(keyOf(userId), (value) => stored.parse(value));
  return unsent?.form === form ? unsent.answers : {};
}

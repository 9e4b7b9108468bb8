import "server-only";
import type { PersonCtx } from "@/lib/shared/actor";
import type { WorkView } from "./schema";
import { situations } from "./situations";
import * as store from "./store";

export async function getWork({ actor }: PersonCtx): Promise<WorkView> {
  const [answers, all] = await Promise.all([store.findOwnedAnswers(actor.userId), situations()]);
  return { success: true, answers, situations: all.map(({ id, label }) => ({ id, label })) };
}

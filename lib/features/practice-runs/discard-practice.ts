import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import * as store from "./store";

/** Ends a practice without a page; the messages stay in the conversation. @throws AppError not_found. */
export async function discardPractice({ actor }: Ctx<UserActor>, { id }: { id: string }): Promise<{ success: true }> {
  if (!(await store.discardOwnedRun(actor.userId, id))) throw notFound("Practice");
  return { success: true };
}

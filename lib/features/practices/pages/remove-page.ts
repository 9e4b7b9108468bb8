import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { softDeleteOwnedPage } from "./page-store";

/** The page can be restored for a day. @throws AppError not_found. */
export async function removePage({ actor, now }: Ctx<UserActor>, { id }: { id: string }): Promise<{ success: true }> {
  if (!(await softDeleteOwnedPage(actor.userId, id, now))) throw notFound("Page");
  return { success: true };
}

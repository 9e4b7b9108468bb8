import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { restoreOwnedPage } from "./page-store";

export async function restorePage({ actor }: Ctx<UserActor>, { id }: { id: string }): Promise<{ success: true }> {
  if (!(await restoreOwnedPage(actor.userId, id))) throw notFound("Page");
  return { success: true };
}

import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { deleteView } from "./rating-store";

export async function deleteOutsideView({ actor }: Ctx<UserActor>): Promise<{ success: true }> {
  await deleteView(actor.userId);
  return { success: true };
}

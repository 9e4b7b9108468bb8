import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import * as store from "../store";

/** Undoes `forgetMemory`. @throws AppError not_found for another person's memory or one that was purged. */
export async function restoreMemory({ actor }: Ctx<UserActor>, { id }: { id: string }): Promise<void> {
  if (!(await store.restoreOwnedMemory(actor.userId, id))) throw notFound("Memory");
}

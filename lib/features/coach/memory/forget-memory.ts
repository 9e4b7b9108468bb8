import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import * as store from "../store";

/** Takes effect at once; `restoreMemory` undoes it for a day. @throws AppError not_found. */
export async function forgetMemory({ actor, now }: Ctx<UserActor>, { id }: { id: string }): Promise<void> {
  if (!(await store.withdrawOwnedMemory(actor.userId, id, now))) throw notFound("Memory");
}

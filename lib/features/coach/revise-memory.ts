import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import * as store from "./store";

/** Replaces a memory by words the person types for it; they are its source from then on. @throws AppError not_found. */
export async function reviseMemory(
  { actor, now }: Ctx<UserActor>,
  { id, quote }: { id: string; quote: string },
): Promise<void> {
  if (!(await store.reviseOwnedMemory(actor.userId, id, quote, now))) throw notFound("Memory");
}

import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import * as store from "../store";

/** Replaces a memory by words that the person typed, which become its source. @throws AppError not_found. */
export async function reviseMemory(
  { actor, now }: Ctx<UserActor>,
  { id, quote }: { id: string; quote: string },
): Promise<void> {
  if (!(await store.reviseOwnedMemory(actor.userId, id, quote, now))) throw notFound("Memory");
}

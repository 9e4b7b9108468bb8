import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { noteProfileRead } from "./note-profile-read";
import * as store from "./store";

/** Keeps the address that a person gave with their sign-up and notes it in their ledger; a linked profile stays. */
export async function keepProfileAddress(ctx: Ctx, { userId, url }: { userId: number; url: string }): Promise<void> {
  const isKept = await store.saveOwnedAddress(userId, url);
  if (isKept) await noteProfileRead(ctx, { userId, source: "url", kept: "The address" });
}

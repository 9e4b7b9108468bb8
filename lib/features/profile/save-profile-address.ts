import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { logProfileImport } from "./log-profile-import";
import * as store from "./store";

/** Saves the profile URL of a sign-up unless a profile is linked. */
export async function saveProfileAddress(ctx: Ctx, { userId, url }: { userId: number; url: string }): Promise<void> {
  const isKept = await store.saveOwnedAddress(userId, url);
  if (isKept) await logProfileImport(ctx, { userId, source: "url", kept: "The address" });
}

import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { logProfileImport } from "./log-profile-import";
import * as store from "./store";

export async function saveProfileAddress(ctx: Ctx, { userId, url }: { userId: number; url: string }): Promise<void> {
  const isSaved = await store.saveOwnedAddress(userId, url);
  if (isSaved) await logProfileImport(ctx, { userId, source: "url", kept: "The address" });
}

import "server-only";
import { hashToken } from "@/lib/server/crypto";
import type { Ctx } from "@/lib/shared/actor";
import * as store from "./store";

/** Ends the trial identity of a browser, if it had one. */
export async function endTrialIdentity(_ctx: Ctx, { token }: { token: string | undefined }): Promise<void> {
  if (token) await store.deleteTrialIdentity(hashToken(token));
}

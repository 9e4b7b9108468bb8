import "server-only";
import { hashToken } from "@/lib/server/crypto";
import type { AdminActor, Ctx } from "@/lib/shared/actor";
import * as store from "./admin-store";

export async function signOutAdmin(
  { actor }: Ctx<AdminActor>,
  { token }: { token: string | undefined },
): Promise<void> {
  if (token) await store.deleteAdminSession(hashToken(token));
  await store.recordAdminAct(actor, { action: "admin.signed_out" });
}

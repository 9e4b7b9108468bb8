import "server-only";
import { hashToken } from "@/lib/server/crypto";
import type { Ctx } from "@/lib/shared/actor";
import { consumeInvitation } from "./invitation-store";
import { invitationOver } from "./open-invitation";

/** Ends the link as an answer does, so that the two cannot be distinguished. @throws AppError gone. */
export async function declineInvitation({ now }: Ctx, { token }: { token: string }): Promise<{ success: true }> {
  if ((await consumeInvitation(hashToken(token), now)) === null) throw invitationOver();
  return { success: true };
}

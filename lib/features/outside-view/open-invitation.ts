import "server-only";
import { SCALE_LABELS } from "@/lib/features/hexaco/questionnaire-view";
import { hashToken } from "@/lib/server/crypto";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { findAsker } from "./invitation-store";
import { listObserverStatements } from "./list-observer-statements";
import { INVITATION_DAYS, type InvitationView } from "./schema";

const OVER = `This link has expired: it was used or revoked, or is older than ${INVITATION_DAYS} days.`;
const OWN = "This link is for a colleague. Nobody can answer it about themselves.";

export const invitationOver = () => new AppError("gone", OVER);

/** @throws AppError gone; forbidden for the person themselves, as far as the browser reveals it. */
export async function requireAsker({ actor, now }: Ctx, token: string): Promise<{ userId: number; name: string }> {
  const asker = await findAsker(hashToken(token), now);
  if (!asker) throw invitationOver();
  if ("userId" in actor && actor.userId === asker.userId) throw new AppError("forbidden", OWN);
  return asker;
}

/** Changes nothing, because programs that preview a link open it. */
export async function openInvitation(ctx: Ctx, { token }: { token: string }): Promise<InvitationView> {
  const { name } = await requireAsker(ctx, token);
  return { name, statements: listObserverStatements(), scale: SCALE_LABELS };
}

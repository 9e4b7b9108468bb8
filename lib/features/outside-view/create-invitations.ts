import "server-only";
import { getScores } from "@/lib/features/hexaco/get-scores";
import { hashToken, randomToken } from "@/lib/server/crypto";
import { env } from "@/lib/server/env";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { paths } from "@/lib/shared/paths";
import { DAY_MS } from "@/lib/shared/time/durations";
import * as store from "./invitation-store";
import { INVITATION_DAYS, type InviteInput, type NewInvitation } from "./schema";

const NO_SCORES = "There is nothing to compare with yet. Please answer the questionnaire or enter your scores first.";
const NO_NAME = "Your colleagues have to know who asks. Please add your name to your account first.";
const TOO_MANY = "Eight links are the most at a time. Please revoke one that you no longer need.";

/**
 * Creates private links about the signed-in person only.
 * @throws AppError conflict without scores or a name, or when there would be too many; rate_limited.
 */
export async function createInvitations(
  ctx: Ctx<UserActor>,
  { count }: InviteInput,
): Promise<{ success: true; links: NewInvitation[] }> {
  const { userId } = ctx.actor;
  const name = ctx.actor.name?.trim();
  if (!name) throw new AppError("conflict", NO_NAME);
  if (!(await getScores(ctx, { userId }))) throw new AppError("conflict", NO_SCORES);
  await consumeLimit("outsideInvitationsPerDay", String(userId));
  const tokens = Array.from({ length: count }, () => randomToken());
  const ids = await store.createInvitations(userId, {
    name,
    tokenHashes: tokens.map(hashToken),
    expiresAt: new Date(ctx.now.getTime() + INVITATION_DAYS * DAY_MS),
    now: ctx.now,
  });
  if (!ids) throw new AppError("conflict", TOO_MANY);
  return {
    success: true,
    links: tokens.map((token, index) => ({
      id: ids[index] ?? "",
      url: `${new URL(paths.colleague, env().APP_URL).href}#${token}`,
    })),
  };
}

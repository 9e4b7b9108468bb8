import "server-only";
import { isMailConfigured } from "@/lib/server/mailer";
import type { Ctx } from "@/lib/shared/actor";
import { mailListLink } from "./mail-list-link";
import { hasSeat, SEAT_RESERVED, WAITING_LISTED } from "./model";
import type { JoinInput, JoinView } from "./schema";
import { joinList } from "./store";

/**
 * Reserves a seat for an address, or a place on the waiting list after the last seat, and mails a link to confirm it.
 * Joining again takes no second seat and gets the same answer.
 */
export async function joinEarlyAccess(ctx: Ctx, { email }: JoinInput): Promise<JoinView> {
  const isSeated = hasSeat(await joinList(email));
  const linkMailed = isMailConfigured();
  if (linkMailed) await mailListLink(ctx, email);
  return { success: true, message: isSeated ? SEAT_RESERVED : WAITING_LISTED, waitingList: !isSeated, linkMailed };
}

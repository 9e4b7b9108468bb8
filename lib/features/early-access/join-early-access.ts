import "server-only";
import { isMailConfigured } from "@/lib/server/mail/mailer";
import type { Ctx } from "@/lib/shared/actor";
import { mailListLink } from "./mail-list-link";
import { hasSeat, SEAT_RESERVED, WAITING_LISTED } from "./model";
import type { JoinInput, JoinView } from "./schema";
import { joinList } from "./store";

/**
 * Reserves a seat for an address, or a place on the waiting list beyond the last seat, and mails it a link to
 * confirm. Joining again takes no second seat and gets the same response as a new address.
 */
export async function joinEarlyAccess(ctx: Ctx, { email }: JoinInput): Promise<JoinView> {
  const linkMailed = isMailConfigured();
  const isSeated = hasSeat(await joinList(email, { confirmedOnly: linkMailed }));
  if (linkMailed) await mailListLink(ctx, email);
  return { success: true, message: isSeated ? SEAT_RESERVED : WAITING_LISTED, waitingList: !isSeated, linkMailed };
}

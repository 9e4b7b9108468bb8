import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { hasSeat, SEAT_RESERVED, WAITING_LISTED } from "./model";
import type { JoinInput, JoinView } from "./schema";
import { joinList } from "./store";

/**
 * Reserves a seat for an address, or a place on the waiting list beyond the last seat. Joining again changes nothing and
 * answers the same.
 */
export async function joinEarlyAccess(_ctx: Ctx, { email }: JoinInput): Promise<JoinView> {
  const isSeated = hasSeat(await joinList(email));
  return { success: true, message: isSeated ? SEAT_RESERVED : WAITING_LISTED, waitingList: !isSeated };
}

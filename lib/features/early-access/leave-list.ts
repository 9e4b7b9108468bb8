import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { LINK_OVER, LIST_LEFT } from "./model";
import type { ListLinkInput, ListLinkView } from "./schema";
import { leaveByLink } from "./store";

/**
 * Removes an address from the list by the mailed link and frees its seat.
 * @throws AppError gone when the link was replaced or its address has already left.
 */
export async function leaveList(_ctx: Ctx, { token }: ListLinkInput): Promise<ListLinkView> {
  if (!(await leaveByLink(token))) throw new AppError("gone", LINK_OVER);
  return { success: true, message: LIST_LEFT };
}

import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { LINK_OVER, LIST_LEFT } from "./model";
import type { ListLinkInput, ListLinkView } from "./schema";
import { leaveByLink } from "./store";

/**
 * Takes an address off the list by the link that was mailed to it; its seat is free again.
 * @throws AppError gone when the link was replaced or its address has left already.
 */
export async function leaveList(_ctx: Ctx, { token }: ListLinkInput): Promise<ListLinkView> {
  if (!(await leaveByLink(token))) throw new AppError("gone", LINK_OVER);
  return { success: true, message: LIST_LEFT };
}

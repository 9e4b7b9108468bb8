import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { ADDRESS_CONFIRMED, CONFIRMED_WAITING, hasSeat, LINK_OVER } from "./model";
import type { ListLinkInput, ListLinkView } from "./schema";
import { confirmByLink } from "./store";

/**
 * Confirms an address on the list by the mailed link; repeating it changes nothing.
 * @throws AppError gone when the link was replaced or its address has left.
 */
export async function confirmAddress({ now }: Ctx, { token }: ListLinkInput): Promise<ListLinkView> {
  const position = await confirmByLink(token, now);
  if (position === null) throw new AppError("gone", LINK_OVER);
  return { success: true, message: hasSeat(position) ? ADDRESS_CONFIRMED : CONFIRMED_WAITING };
}

import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { ADDRESS_CONFIRMED, LINK_OVER } from "./model";
import type { ListLinkInput, ListLinkView } from "./schema";
import { confirmByLink } from "./store";

/**
 * Confirms an address on the list by the mailed link; repeating it changes nothing.
 * @throws AppError gone when the link was replaced or its address has left.
 */
export async function confirmAddress({ now }: Ctx, { token }: ListLinkInput): Promise<ListLinkView> {
  if (!(await confirmByLink(token, now))) throw new AppError("gone", LINK_OVER);
  return { success: true, message: ADDRESS_CONFIRMED };
}

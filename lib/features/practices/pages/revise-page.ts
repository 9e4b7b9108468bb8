import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { AppError, notFound } from "@/lib/shared/errors";
import { getPage } from "./get-page";
import { findOwnedVersion, reviseOwnedPage } from "./page-store";
import type { PageView, RevisePageInput } from "../schema";

/**
 * Changes a page's text, or restores an earlier version; the previous text is kept as a version.
 * @throws AppError not_found; conflict when it was changed since.
 */
export async function revisePage(
  ctx: Ctx<UserActor>,
  { id, from, content, restore, title }: RevisePageInput & { id: string },
): Promise<PageView> {
  const { userId } = ctx.actor;
  const text = restore === undefined ? content : await findOwnedVersion(userId, id, restore);
  if (text === null || text === undefined) throw notFound("Version");
  const revised = await reviseOwnedPage(userId, id, { from, content: text, title });
  if (revised === null) throw notFound("Page");
  if (!revised) throw new AppError("conflict", "This page was changed in another tab. Your text is still here.");
  return getPage(ctx, { id });
}

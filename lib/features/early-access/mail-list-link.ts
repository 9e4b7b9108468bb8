import "server-only";
import { enqueueMail } from "@/lib/features/accounts/outbox/enqueue-outbox";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { emailKey } from "@/lib/shared/text/email";
import { listMail } from "./mails";
import { renewLink } from "./store";

/**
 * Mails an address on the list the link that confirms or removes it; earlier links become invalid. Beyond three an hour
 * it sends nothing and reports nothing, so that the form can neither flood a mailbox nor reveal who joined.
 */
export async function mailListLink(ctx: Ctx, email: string): Promise<void> {
  try {
    await consumeLimit("listLinkPerAddress", emailKey(email));
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return;
    throw error;
  }
  const link = await renewLink(email, ctx.now);
  if (link) await enqueueMail(listMail(link.email, link.token));
}

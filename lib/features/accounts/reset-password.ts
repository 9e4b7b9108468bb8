import "server-only";
import { logger } from "@/lib/server/logger";
import { hashPassword } from "@/lib/server/password";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { findContact } from "./google-store";
import { passwordChangedMail } from "./mails";
import type { ResetPasswordInput } from "./schema";
import { sendMailLater } from "./send-mail-later";
import * as store from "./token-store";

const stale = () => new AppError("gone", "This link has been used or is too old. Please ask for a new one.");

/**
 * Sets a password by a mailed link, ends every session and signs nobody in.
 * @throws AppError gone when the link is unknown, used or over; rate_limited or unavailable.
 */
export async function resetPassword(ctx: Ctx, { token, password }: ResetPasswordInput): Promise<void> {
  await consumeLimit("resetPerNetwork", `use|${ctx.network}`);
  // Looked at first, so that only a link that works costs a hash; used up together with the change.
  if (!(await store.isTokenGood(token, "password.reset", ctx.now))) throw stale();
  const userId = await store.resetPassword(token, await hashPassword(password), ctx.now);
  if (userId === null) throw stale();
  logger().info({ event: "auth.password_reset", requestId: ctx.requestId, userId });
  const person = await findContact(userId);
  if (person) await sendMailLater(passwordChangedMail(person.email));
}

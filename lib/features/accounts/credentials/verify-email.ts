import "server-only";
import { logger } from "@/lib/server/logger";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { emailKey } from "@/lib/shared/text/email";
import { enqueueOutbox } from "../outbox/enqueue-outbox";
import { addEvent } from "../outbox/outbox-store";
import type { VerifyEmailInput } from "../schema";
import * as store from "./token-store";

/** Mails a link that confirms the address. @throws AppError rate_limited or unavailable. */
export async function requestVerification(_ctx: Ctx, { email }: { email: string }): Promise<void> {
  await consumeLimit("verifyPerAddress", `verify|${emailKey(email)}`);
  await addEvent("email.verify", { email });
  await enqueueOutbox();
}

/**
 * Confirms the signed-in person's address by the mailed link.
 * @throws AppError gone when the link is another person's, used or expired.
 */
export async function verifyEmail(ctx: Ctx<UserActor>, { token }: VerifyEmailInput): Promise<void> {
  if (!(await store.verifyEmail(ctx.actor.userId, token, ctx.now))) {
    throw new AppError("gone", "This link belongs to another account, has been used or is too old.");
  }
  logger().info({ event: "auth.email_verified", requestId: ctx.requestId, userId: ctx.actor.userId });
}

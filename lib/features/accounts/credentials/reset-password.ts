import "server-only";
import { logger } from "@/lib/server/logger";
import { hashPassword } from "@/lib/server/passwords/password";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { Ctx } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/text/email";
import { AppError } from "@/lib/shared/errors";
import { knownDevice } from "./device";
import { enqueueMail, enqueueOutbox } from "../outbox/enqueue-outbox";
import { findContact } from "../google/google-store";
import { passwordChangedMail } from "../outbox/mails";
import { addEvent } from "../outbox/outbox-store";
import type { AddressInput, ResetPasswordInput } from "../schema";
import * as store from "./token-store";

interface ResetRequest extends AddressInput {
  device?: string;
}

/** Requests by strangers for an address consume neither its owner's browser limit nor that of other networks. */
async function consumeResetLimits({ network }: Ctx, key: string, device: string | undefined): Promise<void> {
  const nonce = knownDevice(device, key);
  if (nonce) {
    await consumeLimit("resetPerKnownBrowser", `${key}|${nonce}`);
    return;
  }
  await consumeLimit("resetPerAddressAndNetwork", `${key}|${network}`);
  await consumeLimit("resetPerAddress", key);
}

/**
 * Mails this address a link to a new password if it has an account. Only the outbox delivery looks the account up, so
 * the response takes the same path and time for every address.
 * @throws AppError rate_limited or unavailable.
 */
export async function requestReset(ctx: Ctx, { email, device }: ResetRequest): Promise<void> {
  await consumeLimit("resetPerNetwork", ctx.network);
  await consumeResetLimits(ctx, emailKey(email), device);
  await addEvent("password.reset", { email });
  await enqueueOutbox();
}

const stale = () => new AppError("gone", "This link has been used or is too old. Please ask for a new one.");

/**
 * Sets a password by a mailed link, ends every session and signs nobody in.
 * @throws AppError gone when the link is unknown, used or expired; rate_limited or unavailable.
 */
export async function resetPassword(ctx: Ctx, { token, password }: ResetPasswordInput): Promise<void> {
  await consumeLimit("resetPerNetwork", `use|${ctx.network}`);
  // Checked first, so that only a valid link costs a hash; the change itself consumes it.
  if (!(await store.isTokenValid(token, "password.reset", ctx.now))) throw stale();
  const userId = await store.resetPassword(token, await hashPassword(password), ctx.now);
  if (userId === null) throw stale();
  logger().info({ event: "auth.password_reset", requestId: ctx.requestId, userId });
  const person = await findContact(userId);
  if (person) await enqueueMail(passwordChangedMail(person.email));
}

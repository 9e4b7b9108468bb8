import "server-only";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { Ctx } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/email";
import { addEvent } from "./outbox-store";
import type { AddressInput } from "./schema";
import { wakeOutbox } from "./wake-outbox";

/**
 * Has a link to a new password mailed to this address if it has an account. Whether it has is looked up only when the
 * outbox delivers, so the answer takes the same way and time for every address.
 * @throws AppError rate_limited or unavailable.
 */
export async function requestReset(ctx: Ctx, { email }: AddressInput): Promise<void> {
  await consumeLimit("resetPerNetwork", ctx.network);
  await consumeLimit("resetPerAddress", emailKey(email));
  await addEvent("password.reset", { email });
  await wakeOutbox();
}

import "server-only";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { Ctx } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/email";
import { addEvent } from "./outbox-store";
import { wakeOutbox } from "./wake-outbox";

/**
 * Has a link that confirms the address mailed to it.
 * @throws AppError rate_limited or unavailable.
 */
export async function requestVerification(_ctx: Ctx, { email }: { email: string }): Promise<void> {
  await consumeLimit("resetPerAddress", `verify|${emailKey(email)}`);
  await addEvent("email.verify", { email });
  await wakeOutbox();
}

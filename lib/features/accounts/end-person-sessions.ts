import "server-only";
import { logger } from "@/lib/server/logger";
import type { AdminActor, Ctx } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/email";
import { notFound } from "@/lib/shared/errors";
import * as store from "./admin-store";
import type { AddressInput, OutcomeView } from "./schema";

/**
 * Signs a person out of every browser, for an admin; written down in the audit log.
 * @throws AppError not_found when no account has the address.
 */
export async function endPersonSessions(
  { actor, requestId }: Ctx<AdminActor>,
  { email }: AddressInput,
): Promise<OutcomeView> {
  const ended = await store.endPersonSessions(actor, emailKey(email));
  if (ended === null) throw notFound("Account");
  logger().info({ event: "admin.sessions_ended", requestId, ended });
  const browsers = ended === 1 ? "1 browser was" : `${ended} browsers were`;
  return { success: true, message: `${browsers} signed out.` };
}

import "server-only";
import { logger } from "@/lib/server/logger";
import type { AdminActor, Ctx } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/email";
import { notFound } from "@/lib/shared/errors";
import * as store from "./admin-store";
import type { AddressInput, AdminActionView, OutcomeView } from "./schema";

/** For other features: adds an admin's action to the audit log within the transaction of that action. */
export { recordAdminAction } from "./admin-store";

const PAGE_SIZE = 50;

export async function listAdminActions(_ctx: Ctx<AdminActor>): Promise<AdminActionView[]> {
  const acts = await store.listAdminActions(PAGE_SIZE);
  return acts.map(({ id, action, targetTable, targetId, timestamp, admin }) => ({
    id,
    action,
    target: targetTable ? [targetTable, targetId].filter(Boolean).join(" ") : null,
    admin: admin?.username ?? null,
    at: timestamp.toISOString(),
  }));
}

/**
 * Signs a person out of every browser, for an admin, and records it in the audit log.
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

import "server-only";
import { logger } from "@/lib/server/logger";
import type { Ctx } from "@/lib/shared/actor";
import { deletePerson, tombstoneOf } from "./deletion-store";
import type { DeletionReceiptView } from "./schema";
import { appendTombstone } from "./tombstone-file";
import { wakeOutbox } from "./wake-outbox";

/** The deletion is done; a tombstone that cannot be written now is written with the next ones. */
async function bury(ctx: Ctx, userId: number): Promise<void> {
  try {
    await appendTombstone({ subjectHash: tombstoneOf(userId), deletedAt: ctx.now });
  } catch (error) {
    logger().warn({ event: "deletions.tombstone_not_kept", requestId: ctx.requestId, err: error });
  }
}

/**
 * Deletes a person and everything about them: rows and sessions at once, tokens at other services and the receipt's
 * mail through the outbox. A repeat finds nothing and is no error. The caller has established who may ask for it.
 */
export async function deleteAccount(ctx: Ctx, { userId }: { userId: number }): Promise<DeletionReceiptView> {
  const receipt = await deletePerson(userId, { now: ctx.now, reason: "requested" });
  logger().info({ event: "account.deleted", requestId: ctx.requestId, by: ctx.actor.type, userId });
  if (receipt) await bury(ctx, userId);
  await wakeOutbox();
  return receipt ?? { deletedAt: ctx.now.toISOString(), rows: [] };
}

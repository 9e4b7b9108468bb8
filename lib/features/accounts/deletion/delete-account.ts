import "server-only";
import { logger } from "@/lib/server/logger";
import type { AdminActor, Ctx } from "@/lib/shared/actor";
import { deletePerson, tombstoneOf } from "./deletion-store";
import type { DeletionReceiptView } from "../schema";
import { appendTombstone } from "./tombstone-file";
import { enqueueOutbox } from "../outbox/enqueue-outbox";

/** The deletion is already committed; a later job adds a tombstone that could not be written here. */
async function writeTombstone(ctx: Ctx, userId: number): Promise<void> {
  try {
    await appendTombstone({ subjectHash: tombstoneOf(userId), deletedAt: ctx.now });
  } catch (error) {
    logger().warn({ event: "deletions.tombstone_not_written", requestId: ctx.requestId, err: error });
  }
}

/**
 * Deletes a person and everything about them: rows and sessions at once; tokens at other services and the receipt's
 * mail through the outbox. A repeat finds nothing and succeeds. The caller checks who may ask for it.
 */
export async function deleteAccount(
  ctx: Ctx,
  { userId, admin, adminReason }: { userId: number; admin?: AdminActor | null; adminReason?: string },
): Promise<DeletionReceiptView> {
  const receipt = await deletePerson(userId, { now: ctx.now, reason: "requested", admin, adminReason });
  logger().info({ event: "account.deleted", requestId: ctx.requestId, by: ctx.actor.type, userId });
  if (receipt) await writeTombstone(ctx, userId);
  await enqueueOutbox();
  return receipt ?? { deletedAt: ctx.now.toISOString(), rows: [] };
}

import "server-only";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { PersonCtx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { enqueueImport, findOwnedConnection } from "./connection/connection-store";
import type { MailboxCheck } from "./schema";

/**
 * Starts the background import of a connected mailbox whose text the person has confirmed.
 * @throws AppError conflict without a connection; rate_limited beyond three imports a day.
 */
export async function startImport(
  { actor: { userId }, now }: PersonCtx,
  check: MailboxCheck,
): Promise<{ success: true }> {
  if (!(await findOwnedConnection(userId))) throw new AppError("conflict", "No mailbox is connected.");
  await consumeLimit("mailboxImportPerDay", `user:${userId}`);
  await enqueueImport(userId, check, now);
  return { success: true };
}

import "server-only";
import { consumeLimit } from "@/lib/server/rate-limit";
import { logger } from "@/lib/server/logger";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/text/email";
import { exportJson, exportPage } from "./export-page";
import { EXPORTED_TABLES, exportRows, type ExportedTable } from "./export-store";
import { findContact } from "../google/google-store";
import { requireRecentAuth } from "../credentials/recent-auth";
import { zipStream, type ZipEntry } from "./zip-stream";

/**
 * Everything about a person as a ZIP archive, read from the database while it is sent: `index.html` for reading and one
 * JSON file for each table. Twice a day.
 * @throws AppError confirm_identity, rate_limited or unavailable, before the first byte.
 */
export async function exportAccount(ctx: Ctx<UserActor>): Promise<AsyncGenerator<Uint8Array>> {
  const { userId, email } = ctx.actor;
  await requireRecentAuth(ctx);
  await consumeLimit("exportPerDay", String(userId));
  logger().info({ event: "account.exported", requestId: ctx.requestId, userId });
  // Rows found by address alone belong to its reader, and an unconfirmed address does not prove who that is.
  const contact = await findContact(userId);
  const isConfirmed = Boolean(contact?.emailVerified);
  const subject = { userId, emailKey: isConfirmed ? emailKey(email) : null };
  const rows = (table: ExportedTable) => exportRows(table, subject);
  const page = exportPage({ tables: EXPORTED_TABLES, createdAt: ctx.now, isConfirmed, rows });
  const data = EXPORTED_TABLES.map((table): ZipEntry => ({
    name: `data/${table}.json`,
    text: exportJson(rows(table)),
  }));
  return zipStream([{ name: "index.html", text: page }, ...data]);
}

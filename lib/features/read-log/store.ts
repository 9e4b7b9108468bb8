import "server-only";
import { z } from "zod";
import { db, type Db } from "@/lib/server/db";
import { READ_SOURCES, readLogDetail, type ReadLogDetail, type ReadLogEntryView, type ReadSource } from "./schema";

const MAX_LISTED = 100;
const MAX_ENTRIES = 1_000;

const row = z.object({ id: z.string(), source: z.enum(READ_SOURCES), detail: readLogDetail, createdAt: z.date() });

export async function recordRead(
  userId: number,
  { source, detail, now }: { source: ReadSource; detail: ReadLogDetail; now: Date },
  tx: Db = db(),
): Promise<void> {
  await tx.readLedgerEntry.create({ data: { userId, source, detail, createdAt: now } });
  await tx.$executeRaw`
    DELETE FROM read_ledger WHERE user_id = ${userId} AND id IN (
      SELECT id FROM read_ledger WHERE user_id = ${userId} ORDER BY created_at DESC OFFSET ${MAX_ENTRIES})`;
}

export async function listOwned(userId: number): Promise<ReadLogEntryView[]> {
  const rows = await db().readLedgerEntry.findMany({
    where: { userId },
    orderBy: { createdAt: "desc" },
    take: MAX_LISTED,
    select: { id: true, source: true, detail: true, createdAt: true },
  });
  return rows.flatMap((entry) => {
    const parsed = row.safeParse(entry);
    if (!parsed.success) return [];
    const { id, source, detail, createdAt } = parsed.data;
    return [{ id, source, ...detail, readAt: createdAt.toISOString() }];
  });
}

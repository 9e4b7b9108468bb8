import "server-only";
import { db, prepared } from "@/lib/server/db";
import type { MemoryView } from "./schema";

export const MAX_MEMORIES = 200;

interface MemoryRow {
  id: string;
  quote: string;
  created_at: Date;
  message_id: string | null;
  conversation_id: string | null;
  title: string | null;
}

const asView = ({ id, quote, created_at, message_id, conversation_id, title }: MemoryRow): MemoryView => ({
  id,
  quote,
  created_at: created_at.toISOString(),
  source:
    message_id && conversation_id && title !== null ? { message_id, conversation_id, conversation_title: title } : null,
});

const LIST = prepared<MemoryRow>(
  `
  SELECT k.id, k.quote, k.created_at, k.message_id, m.conversation_id, c.title
  FROM memories k
    LEFT JOIN chat_messages m ON m.id = k.message_id AND m.active
    LEFT JOIN conversations c ON c.id = m.conversation_id AND c.deleted_at IS NULL
  WHERE k.user_id = $1 AND k.withdrawn_at IS NULL AND (k.message_id IS NULL OR c.id IS NOT NULL)
  ORDER BY k.created_at DESC, k.id DESC
  LIMIT $2::int`,
  "shortQueries",
);

/**
 * A person's memories, newest first. A memory from a message counts only while the message is visible in a conversation
 * that is not deleted: editing or deleting the message withdraws it, and undoing restores it.
 */
export async function listOwnedMemories(userId: number, limit: number): Promise<MemoryView[]> {
  return (await LIST(userId, limit)).map(asView);
}

export async function createOwnedMemories(
  userId: number,
  { messageId, quotes, now }: { messageId: string; quotes: string[]; now: Date },
): Promise<string[]> {
  const known = await listOwnedMemories(userId, MAX_MEMORIES);
  const taken = new Set(known.map(({ quote }) => quote.toLowerCase()));
  const fresh = quotes.filter((quote) => !taken.has(quote.toLowerCase()));
  const rows = await db().memory.createManyAndReturn({
    data: fresh.map((quote) => ({ userId, quote, messageId, createdAt: now })),
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

export async function withdrawOwnedMemory(userId: number, id: string, now: Date): Promise<boolean> {
  const { count } = await db().memory.updateMany({
    where: { id, userId, withdrawnAt: null },
    data: { withdrawnAt: now },
  });
  return count > 0;
}

export async function restoreOwnedMemory(userId: number, id: string): Promise<boolean> {
  const { count } = await db().memory.updateMany({ where: { id, userId }, data: { withdrawnAt: null } });
  return count > 0;
}

export async function reviseOwnedMemory(userId: number, id: string, quote: string, now: Date): Promise<boolean> {
  const { count } = await db().memory.updateMany({
    where: { id, userId, withdrawnAt: null },
    data: { quote, messageId: null, createdAt: now },
  });
  return count > 0;
}

export async function deleteWithdrawnMemories(before: Date): Promise<number> {
  const withdrawn = await db().$executeRaw`DELETE FROM memories WHERE withdrawn_at < ${before}`;
  const orphaned = await db().$executeRaw`
    DELETE FROM memories k
    WHERE k.message_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM chat_messages m WHERE m.id = k.message_id)`;
  return withdrawn + orphaned;
}

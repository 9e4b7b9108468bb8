import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { db, prepared } from "@/lib/server/db";
import type { SummaryBlock } from "@/lib/features/coach/schema";
import { joinBlocks, splitBlocks } from "@/lib/features/coach/summary/summary-blocks";
import { RUNNING_STATES_SQL } from "../replies/reply-sql";
import type { StoredTurn } from "../messages/message-list-store";

interface StoredSummary {
  summary: string;
  until: number;
  blocks: SummaryBlock[];
}

const FIND_SUMMARY = prepared<Omit<StoredSummary, "blocks"> & { ends: number[] }>(
  `SELECT summary, summary_until_seq AS until, summary_ends AS ends FROM conversations
   WHERE id = $1 AND user_id = $2::int AND summary IS NOT NULL AND summary_until_seq IS NOT NULL`,
  "shortQueries",
);

export async function findSummary(userId: number, conversationId: string): Promise<StoredSummary | null> {
  const [found] = await FIND_SUMMARY(conversationId, userId);
  return found ? { summary: found.summary, until: found.until, blocks: splitBlocks(found) } : null;
}

interface UnsummarisedTurns {
  blocks: SummaryBlock[];
  from: number;
  turns: StoredTurn[];
}

const MAX_TURNS = 400;
const FINISHED = Prisma.sql`m.active AND m.state NOT IN ${Prisma.raw(RUNNING_STATES_SQL)} AND m.content <> ''`;

export async function findUnsummarised(userId: number, conversationId: string): Promise<UnsummarisedTurns | null> {
  const found = await db().conversation.findFirst({
    where: { id: conversationId, userId, deletedAt: null },
    select: { summary: true, summaryUntilSeq: true, summaryEnds: true },
  });
  if (!found) return null;
  const { summary, summaryUntilSeq: until, summaryEnds: ends } = found;
  const from = until ?? 0;
  const turns = await db().$queryRaw<StoredTurn[]>`
    SELECT m.seq, m.role, m.content, m.created_at AS at FROM chat_messages m
    WHERE m.conversation_id = ${conversationId} AND m.user_id = ${userId} AND m.seq > ${from} AND ${FINISHED}
    ORDER BY m.seq LIMIT ${MAX_TURNS}`;
  return { blocks: splitBlocks({ summary, until, ends }), from, turns };
}

interface NewSummary {
  blocks: SummaryBlock[];
  from: number;
  turns: StoredTurn[];
}

/** Discards the summary if the conversation was changed or deleted after its turns were read. */
export async function saveSummary(
  userId: number,
  conversationId: string,
  { blocks, from, turns }: NewSummary,
): Promise<boolean> {
  const until = turns.at(-1)?.seq ?? from;
  return db().$transaction(async (tx) => {
    // Every change of the conversation updates this row too, so its lock keeps the count below valid.
    const own = await tx.$queryRaw<{ until: number }[]>`
      SELECT coalesce(summary_until_seq, 0) AS until FROM conversations
      WHERE id = ${conversationId} AND user_id = ${userId} AND deleted_at IS NULL FOR UPDATE`;
    const [still] = await tx.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM chat_messages m
      WHERE m.conversation_id = ${conversationId} AND m.seq > ${from} AND m.seq <= ${until} AND ${FINISHED}`;
    if (own[0]?.until !== from || still?.count !== turns.length) return false;
    await tx.$executeRaw`
      UPDATE conversations SET summary = ${joinBlocks(blocks)}, summary_until_seq = ${until},
        summary_ends = ${blocks.map((block) => block.until)}
      WHERE id = ${conversationId}`;
    return true;
  });
}

import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import type { CoachTurn } from "@/lib/features/coach/schema";
import { db } from "@/lib/server/db";
import type { ChatMessageView, ChatSessionView, SearchHitView } from "./schema";

const RUNNING = Prisma.sql`('pending', 'streaming')`;

/** The text of message `m` with the newest words that are stored beside it. */
const CONTENT = Prisma.sql`m.content || coalesce((
  SELECT string_agg(chunk.text, '' ORDER BY chunk.at) FROM reply_chunks chunk
  WHERE chunk.message_id = m.id AND chunk.at >= octet_length(m.content)), '')`;

interface SessionRow {
  id: string;
  title: string;
  createdAt: Date;
  updatedAt: Date;
  userId: number;
  pinned: boolean;
  answering: boolean;
}

const SESSION_COLUMNS = Prisma.sql`c.id, c.title, c.created_at AS "createdAt", c.updated_at AS "updatedAt",
  c.user_id AS "userId", c.pinned_at IS NOT NULL AS pinned,
  EXISTS (SELECT FROM chat_messages m WHERE m.conversation_id = c.id AND m.role = 'assistant' AND m.state IN ${RUNNING}) AS answering`;

const sessionView = ({ createdAt, updatedAt, userId, ...row }: SessionRow): ChatSessionView => ({
  ...row,
  user_id: userId,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

export async function createSession(id: string, userId: number, title: string, now: Date): Promise<ChatSessionView> {
  const row = await db().conversation.create({
    data: { id, userId, title, createdAt: now, updatedAt: now },
    select: { id: true, title: true, createdAt: true, updatedAt: true, userId: true },
  });
  return sessionView({ ...row, pinned: false, answering: false });
}

/** A person's conversations, the most recently used first; pinned ones lead the first page. */
export async function listOwned(userId: number, limit: number, before: string | null): Promise<ChatSessionView[]> {
  const mine = Prisma.sql`c.user_id = ${userId} AND c.deleted_at IS NULL`;
  if (before === null) {
    const rows = await db().$queryRaw<SessionRow[]>`
      (SELECT ${SESSION_COLUMNS} FROM conversations c WHERE ${mine} AND c.pinned_at IS NOT NULL ORDER BY c.pinned_at DESC LIMIT ${limit})
      UNION ALL
      (SELECT ${SESSION_COLUMNS} FROM conversations c WHERE ${mine} AND c.pinned_at IS NULL ORDER BY c.updated_at DESC, c.id DESC LIMIT ${limit})`;
    return rows.map(sessionView);
  }
  const rows = await db().$queryRaw<SessionRow[]>`
    SELECT ${SESSION_COLUMNS} FROM conversations c
    WHERE ${mine} AND c.pinned_at IS NULL
      AND (c.updated_at, c.id) < (SELECT edge.updated_at, edge.id FROM conversations edge WHERE edge.id = ${before} AND edge.user_id = ${userId})
    ORDER BY c.updated_at DESC, c.id DESC LIMIT ${limit}`;
  return rows.map(sessionView);
}

export interface SessionChange {
  title?: string;
  pinnedAt?: Date | null;
}

export async function changeOwned(userId: number, id: string, change: SessionChange): Promise<boolean> {
  const { title = Prisma.skip, pinnedAt = Prisma.skip } = change;
  // Neither a new title nor a pin is a use of the conversation, so its place in the list stays.
  const kept = await db().conversation.findFirst({
    where: { id, userId, deletedAt: null },
    select: { updatedAt: true },
  });
  if (!kept) return false;
  const { count } = await db().conversation.updateMany({
    where: { id, userId, deletedAt: null },
    data: { title, pinnedAt, updatedAt: kept.updatedAt },
  });
  return count > 0;
}

/** Takes conversations out of sight; they can be brought back until the purge. Returns how many were there. */
export async function hideOwned(userId: number, ids: string[], now: Date): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    UPDATE conversations SET deleted_at = ${now} WHERE id = ANY(${ids}::text[]) AND user_id = ${userId} AND deleted_at IS NULL
    RETURNING id`;
  return rows.map(({ id }) => id);
}

export async function restoreOwned(userId: number, ids: string[]): Promise<number> {
  return db().$executeRaw`
    UPDATE conversations SET deleted_at = NULL WHERE id = ANY(${ids}::text[]) AND user_id = ${userId} AND deleted_at IS NOT NULL`;
}

/** Removes for good what was hidden before `until`, at most `limit` conversations at a time. */
export async function purgeHidden(until: Date, limit: number): Promise<number> {
  return db().$executeRaw`
    WITH gone AS (
      DELETE FROM conversations WHERE id IN (SELECT id FROM conversations WHERE deleted_at < ${until} ORDER BY deleted_at LIMIT ${limit})
      RETURNING id)
    DELETE FROM ai_interactions USING chat_messages, gone
    WHERE chat_messages.conversation_id = gone.id AND ai_interactions.id = chat_messages.id`;
}

interface MessageRow {
  id: string;
  role: "user" | "assistant";
  content: string;
  state: ChatMessageView["state"];
  failure: ChatMessageView["failure"];
  feedback: ChatMessageView["feedback"];
  createdAt: Date;
  parentId: string | null;
}

/**
 * The visible thread of an own conversation, oldest first: the newest `limit` messages, or those before one of them.
 * Null when the conversation is not this person's.
 */
export async function listMessages(
  userId: number,
  conversationId: string,
  limit: number,
  before: string | null,
): Promise<ChatMessageView[] | null> {
  const [own, rows] = await Promise.all([
    db().conversation.count({ where: { id: conversationId, userId, deletedAt: null } }),
    db().$queryRaw<MessageRow[]>`
      SELECT m.id, m.role, ${CONTENT} AS content, m.state, m.failure_code AS failure, m.created_at AS "createdAt",
        m.parent_id AS "parentId", noted.feedback ->> 'value' AS feedback
      FROM chat_messages m LEFT JOIN ai_interactions noted ON noted.id = m.id
      WHERE m.conversation_id = ${conversationId} AND m.user_id = ${userId} AND m.active
        AND (${before}::text IS NULL OR m.seq < (SELECT edge.seq FROM chat_messages edge WHERE edge.id = ${before} AND edge.conversation_id = ${conversationId}))
      ORDER BY m.seq DESC LIMIT ${limit}`,
  ]);
  if (own === 0) return null;
  const versions = await listVersions(conversationId, rows);
  return rows.reverse().map(({ createdAt, parentId, ...row }) => ({
    ...row,
    created_at: createdAt.toISOString(),
    versions: versions.get(keyOf(parentId, row.role)) ?? [],
  }));
}

const keyOf = (parentId: string | null, role: string) => `${role}:${parentId ?? ""}`;

/** Which messages have more than one version: those that follow the same message in the same role. */
async function listVersions(conversationId: string, rows: MessageRow[]): Promise<Map<string, string[]>> {
  const parents = [...new Set(rows.map(({ parentId }) => parentId ?? ""))];
  const groups = await db().$queryRaw<{ parentId: string | null; role: string; ids: string[] }[]>`
    SELECT parent_id AS "parentId", role, array_agg(id ORDER BY seq) AS ids FROM chat_messages
    WHERE conversation_id = ${conversationId} AND NOT (state = 'failed' AND content = '' AND NOT active)
      AND (parent_id = ANY(${parents}::text[]) OR (parent_id IS NULL AND ${parents.includes("")}))
    GROUP BY parent_id, role HAVING count(*) > 1`;
  return new Map(groups.map(({ parentId, role, ids }) => [keyOf(parentId, role), ids]));
}

/** What was said in an own conversation before the turns that `listTurns` gives, or null. */
export async function findSummary(userId: number, conversationId: string): Promise<string | null> {
  const found = await db().conversation.findFirst({ where: { id: conversationId, userId }, select: { summary: true } });
  return found?.summary ?? null;
}

interface TurnsWanted {
  userId: number;
  conversationId: string;
  /** Only what was said before this message. */
  before: string | null;
  /** A message that is being stored at this moment and may or may not be there yet; it and its reply are left out. */
  except: string | null;
}

const MAX_TURNS = 200;

/** The newest turns of the visible thread, oldest first, without replies that said nothing. */
export async function listTurns({ userId, conversationId, before, except }: TurnsWanted): Promise<CoachTurn[]> {
  const rows = await db().$queryRaw<CoachTurn[]>`
    SELECT m.role, ${CONTENT} AS content FROM chat_messages m
    WHERE m.conversation_id = ${conversationId} AND m.user_id = ${userId} AND m.active
      AND m.id IS DISTINCT FROM ${except}::text AND m.parent_id IS DISTINCT FROM ${except}::text
      AND (${before}::text IS NULL OR m.seq < (SELECT edge.seq FROM chat_messages edge WHERE edge.id = ${before} AND edge.conversation_id = ${conversationId}))
    ORDER BY m.seq DESC LIMIT ${MAX_TURNS}`;
  return rows.filter(({ content }) => content !== "").reverse();
}

/** Keeps what a person thinks of a reply of theirs. False when there is no such reply. */
export async function rateOwned(
  userId: number,
  messageId: string,
  feedback: { value: string; at: string } | null,
): Promise<boolean> {
  const { count } = await db().aiInteraction.updateMany({
    where: { id: messageId, userId },
    data: { feedback: feedback ?? Prisma.DbNull },
  });
  return count > 0;
}

/** Messages that are looked at one by one, the newest first, before the index of words is asked. */
const RECENT = 2_000;
const MAX_HITS = 20;
const SNIPPET = "StartSel=\u0002, StopSel=\u0003, MaxFragments=1, MaxWords=28, MinWords=12";

/** `LIKE` takes these three characters as patterns. */
const likePattern = (term: string) => `%${term.replace(/[\\%_]/g, "\\$&")}%`;

/** One's conversations whose title holds every term. */
export async function searchTitles(userId: number, terms: string[]): Promise<ChatSessionView[]> {
  const rows = await db().$queryRaw<SessionRow[]>`
    SELECT ${SESSION_COLUMNS} FROM conversations c
    WHERE c.user_id = ${userId} AND c.deleted_at IS NULL AND c.title ILIKE ALL (${terms.map(likePattern)}::text[])
    ORDER BY c.updated_at DESC LIMIT ${MAX_HITS}`;
  return rows.map(sessionView);
}

type HitRow = SessionRow & { snippet: string };

/**
 * One's conversations in which something was said that has a word beginning with each term, the newest saying first. A
 * frequent word is found among the newest messages at once; a rare one by the index of words, which then has few to give.
 */
export async function searchMessages(userId: number, terms: string[]): Promise<SearchHitView[]> {
  const wanted = terms.map((term) => `'${term}':*`).join(" & ");
  const find = (source: Prisma.Sql) => db().$queryRaw<HitRow[]>`
    WITH wanted AS MATERIALIZED (SELECT to_tsquery('simple', ${wanted}) AS q),
    said AS (${source}),
    newest AS (SELECT DISTINCT ON (conversation_id) conversation_id, seq, content FROM said ORDER BY conversation_id, seq DESC),
    best AS (
      SELECT newest.* FROM newest JOIN conversations c ON c.id = newest.conversation_id AND c.deleted_at IS NULL
      ORDER BY newest.seq DESC LIMIT ${MAX_HITS})
    SELECT ${SESSION_COLUMNS}, ts_headline('simple', left(best.content, 4000), wanted.q, ${SNIPPET}) AS snippet
    FROM best JOIN conversations c ON c.id = best.conversation_id, wanted ORDER BY best.seq DESC`;
  const recent = await find(Prisma.sql`
    SELECT m.conversation_id, m.seq, m.content FROM (
      SELECT conversation_id, seq, content, active FROM chat_messages WHERE user_id = ${userId} ORDER BY seq DESC LIMIT ${RECENT}) m, wanted
    WHERE m.active AND to_tsvector('simple', m.content) @@ wanted.q`);
  const rows =
    recent.length >= MAX_HITS
      ? recent
      : await find(Prisma.sql`
    SELECT m.conversation_id, m.seq, m.content FROM chat_messages m, wanted
    WHERE to_tsvector('simple'::regconfig, m.content) @@ wanted.q AND m.state NOT IN ${RUNNING}
      AND m.user_id = ${userId} AND m.active`);
  return rows.map(({ snippet, ...row }) => ({ session: sessionView(row), snippet }));
}

import "server-only";
import { prepared } from "@/lib/server/db";
import { RUNNING } from "./replies/reply-sql";
import { SESSION_COLUMNS, sessionView, type SessionRow } from "./session-row";
import type { ChatSessionView, SearchHitView } from "./schema";

/** Messages that are looked at one by one, the newest first, before the index of words is asked. */
const RECENT = 2_000;
const MAX_HITS = 20;
const SNIPPET = "StartSel=\u0002, StopSel=\u0003, MaxFragments=1, MaxWords=28, MinWords=12";

/** `LIKE` takes these three characters as patterns. */
const likePattern = (term: string) => `%${term.replace(/[\\%_]/g, "\\$&")}%`;

const SEARCH_TITLES = prepared<SessionRow>(`
  SELECT ${SESSION_COLUMNS} FROM conversations c
  WHERE c.user_id = $1::int AND c.deleted_at IS NULL AND c.title ILIKE ALL ($2::text[])
  ORDER BY c.updated_at DESC, c.id DESC LIMIT ${MAX_HITS}`);

/** One's conversations whose title holds every term. */
export async function searchTitles(userId: number, terms: string[]): Promise<ChatSessionView[]> {
  return (await SEARCH_TITLES(userId, terms.map(likePattern))).map(sessionView);
}

type HitRow = SessionRow & { snippet: string };

/** The newest hit of each conversation among what `said` finds, `$2` being the words that are wanted. */
const newestHits = (said: string) =>
  prepared<HitRow>(`
  WITH wanted AS MATERIALIZED (SELECT to_tsquery('simple', $2) AS q),
  said AS (${said}),
  newest AS (SELECT DISTINCT ON (conversation_id) conversation_id, seq, content FROM said ORDER BY conversation_id, seq DESC),
  best AS (
    SELECT newest.* FROM newest JOIN conversations c ON c.id = newest.conversation_id AND c.deleted_at IS NULL
    ORDER BY newest.seq DESC LIMIT ${MAX_HITS})
  SELECT ${SESSION_COLUMNS}, ts_headline('simple', left(best.content, 4000), wanted.q, '${SNIPPET}') AS snippet
  FROM best JOIN conversations c ON c.id = best.conversation_id, wanted ORDER BY best.seq DESC`);

const SEARCH_RECENT = newestHits(`
  SELECT m.conversation_id, m.seq, m.content FROM (
    SELECT conversation_id, seq, content, active FROM chat_messages WHERE user_id = $1::int ORDER BY seq DESC LIMIT ${RECENT}) m, wanted
  WHERE m.active AND to_tsvector('simple', m.content) @@ wanted.q`);

const SEARCH_ALL = newestHits(`
  SELECT m.conversation_id, m.seq, m.content FROM chat_messages m
  WHERE to_tsvector('simple'::regconfig, m.content) @@ to_tsquery('simple', $2) AND m.state NOT IN ${RUNNING}
    AND m.user_id = $1::int AND m.active`);

/**
 * One's conversations in which something was said that has a word beginning with each term, the newest saying first. A
 * frequent word is found among the newest messages at once; a rare one by the index of words, which then has few to give.
 */
export async function searchMessages(userId: number, terms: string[]): Promise<SearchHitView[]> {
  const wanted = terms.map((term) => `'${term}':*`).join(" & ");
  const recent = await SEARCH_RECENT(userId, wanted);
  const rows = recent.length >= MAX_HITS ? recent : await SEARCH_ALL(userId, wanted);
  return rows.map(({ snippet, ...row }) => ({ session: sessionView(row), snippet }));
}

import "server-only";
import { prefixQuery, SNIPPET_OPTIONS } from "@/lib/server/database/text-search";
import { prepared } from "@/lib/server/db";
import { escapeLike } from "@/lib/shared/list-query";
import { RUNNING_STATES_SQL } from "../replies/reply-sql";
import type { ConversationView, SearchHitView } from "../schema";
import { CONVERSATION_COLUMNS, toConversationView, type ConversationRow } from "./conversation-row";

const RECENT_CONVERSATIONS = 40;
export const MAX_HITS = 20;
const MIN_RECENT_HITS = 4;
const NEWEST_MESSAGES = 20_000;

/** ILIKE with the C collation is fast but correct for ASCII only; other terms are left to the full-text search. */
const isAsciiTerm = (term: string) => /^[a-z0-9]+$/.test(term);

const likePattern = (term: string) => `%${escapeLike(term)}%`;

const SEARCH_TITLES = prepared<ConversationRow>(`
  SELECT ${CONVERSATION_COLUMNS} FROM conversations c
  WHERE c.user_id = $1::int AND c.deleted_at IS NULL AND c.title ILIKE ALL ($2::text[])
  ORDER BY c.updated_at DESC, c.id DESC LIMIT ${MAX_HITS}`);

export async function searchTitles(userId: number, terms: string[]): Promise<ConversationView[]> {
  return (await SEARCH_TITLES(userId, terms.map(likePattern))).map(toConversationView);
}

type HitRow = ConversationRow & { snippet: string };

/**
 * Builds a statement that returns the newest matching message of each conversation; `said` selects their seq for the
 * query `$2`.
 */
const searchStatement = (said: string) =>
  prepared<HitRow>(`
  WITH best AS (SELECT * FROM (${said}) said ORDER BY seq DESC LIMIT ${MAX_HITS})
  SELECT ${CONVERSATION_COLUMNS}, ts_headline('simple', left(m.content, 4000), to_tsquery('simple', $2), '${SNIPPET_OPTIONS}') AS snippet
  FROM best JOIN chat_messages m ON m.seq = best.seq JOIN conversations c ON c.id = m.conversation_id ORDER BY best.seq DESC`);

// LIKE is cheaper than tokenising, so only its matches are tokenised.
const SEARCH_RECENT = searchStatement(`
  SELECT hit.seq FROM (
    SELECT id FROM conversations WHERE user_id = $1::int AND deleted_at IS NULL ORDER BY updated_at DESC, id DESC LIMIT ${RECENT_CONVERSATIONS}) recent
  CROSS JOIN LATERAL (
    SELECT m.seq FROM chat_messages m
    WHERE m.conversation_id = recent.id AND m.active AND m.content COLLATE "C" ILIKE ALL ($3::text[])
      AND to_tsvector('simple'::regconfig, m.content) @@ to_tsquery('simple', $2)
    ORDER BY m.seq DESC LIMIT 1) hit
  LIMIT ${MAX_HITS}`);

const indexQuery = (also = "") => `
  SELECT max(m.seq) AS seq FROM chat_messages m JOIN conversations own ON own.id = m.conversation_id AND own.deleted_at IS NULL
  WHERE to_tsvector('simple'::regconfig, m.content) @@ to_tsquery('simple', $2) AND m.state NOT IN ${RUNNING_STATES_SQL}
    AND m.user_id = $1::int AND m.active ${also}
  GROUP BY m.conversation_id`;

const SEARCH_ALL = searchStatement(indexQuery());

// Combines two indexes by bitmap and reads only rows that are in both; returns nothing for people with fewer messages.
const SEARCH_NEWEST = searchStatement(
  indexQuery(`AND m.seq > (
    SELECT seq FROM chat_messages WHERE user_id = $1::int ORDER BY seq DESC OFFSET ${NEWEST_MESSAGES} LIMIT 1)`),
);

const COUNT_UP_TO = prepared<{ count: number }>(`
  SELECT count(*)::int AS count FROM (SELECT FROM conversations WHERE user_id = $1::int AND deleted_at IS NULL LIMIT $2::int) own`);

/**
 * Conversations with a message in which each term is the prefix of a word, newest message first. If the newest
 * conversations do not fill the page, the full-text index is used: on the newest messages first if these are likely to
 * fill the page, else on all.
 */
export async function searchMessages(userId: number, terms: string[]): Promise<SearchHitView[]> {
  const tsQuery = prefixQuery(terms);
  const [recent, [own]] = await Promise.all([
    SEARCH_RECENT(userId, tsQuery, terms.filter(isAsciiTerm).map(likePattern)),
    COUNT_UP_TO(userId, RECENT_CONVERSATIONS + 1),
  ]);
  const isComplete = recent.length >= MAX_HITS || (own?.count ?? 0) <= RECENT_CONVERSATIONS;
  const rows = isComplete ? recent : await searchIndex(userId, tsQuery, recent.length);
  return rows.map(({ snippet, ...row }) => ({ conversation: toConversationView(row), snippet }));
}

async function searchIndex(userId: number, tsQuery: string, recentHits: number): Promise<HitRow[]> {
  const newest = recentHits < MIN_RECENT_HITS ? [] : await SEARCH_NEWEST(userId, tsQuery);
  return newest.length < MAX_HITS ? SEARCH_ALL(userId, tsQuery) : newest;
}

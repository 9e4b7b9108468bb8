import "server-only";
import { prepared } from "@/lib/server/db";
import { RUNNING } from "./replies/reply-sql";
import { SESSION_COLUMNS, sessionView, type SessionRow } from "./session-row";
import type { ChatSessionView, SearchHitView } from "./schema";

/** Conversations that are looked through message by message, the newest first, before the index of words is asked. */
const RECENT = 40;
const MAX_HITS = 20;
/** So many hits in the recent conversations promise a full page of them among so many of the person's newest messages. */
const PROMISING = 4;
const NEWEST = 20_000;
const SNIPPET = "StartSel=\u0002, StopSel=\u0003, MaxFragments=1, MaxWords=28, MinWords=12";

/** The locale-free comparison is many times quicker and right for these letters; others are left to the words' own test. */
const isPlain = (term: string) => /^[a-z0-9]+$/.test(term);

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

/** A page of hits from what `said` finds of the words `$2`, the newest saying of each conversation, newest first. */
const hits = (said: string) =>
  prepared<HitRow>(`
  WITH best AS (SELECT * FROM (${said}) said ORDER BY seq DESC LIMIT ${MAX_HITS})
  SELECT ${SESSION_COLUMNS}, ts_headline('simple', left(m.content, 4000), to_tsquery('simple', $2), '${SNIPPET}') AS snippet
  FROM best JOIN chat_messages m ON m.seq = best.seq JOIN conversations c ON c.id = m.conversation_id ORDER BY best.seq DESC`);

// LIKE is the cheaper look; only what passes it is taken apart into words.
const SEARCH_RECENT = hits(`
  SELECT hit.seq FROM (
    SELECT id FROM conversations WHERE user_id = $1::int AND deleted_at IS NULL ORDER BY updated_at DESC, id DESC LIMIT ${RECENT}) recent
  CROSS JOIN LATERAL (
    SELECT m.seq FROM chat_messages m
    WHERE m.conversation_id = recent.id AND m.active AND m.content COLLATE "C" ILIKE ALL ($3::text[])
      AND to_tsvector('simple'::regconfig, m.content) @@ to_tsquery('simple', $2)
    ORDER BY m.seq DESC LIMIT 1) hit
  LIMIT ${MAX_HITS}`);

/** What the index of words gives of one's messages, of those alone for which `also` holds. */
const fromIndex = (also = "") => `
  SELECT max(m.seq) AS seq FROM chat_messages m JOIN conversations own ON own.id = m.conversation_id AND own.deleted_at IS NULL
  WHERE to_tsvector('simple'::regconfig, m.content) @@ to_tsquery('simple', $2) AND m.state NOT IN ${RUNNING}
    AND m.user_id = $1::int AND m.active ${also}
  GROUP BY m.conversation_id`;

const SEARCH_ALL = hits(fromIndex());

// Two indexes are laid over each other, so that only rows of both are read; nothing for whoever has fewer messages.
const SEARCH_NEWEST = hits(
  fromIndex(`AND m.seq > (
    SELECT seq FROM chat_messages WHERE user_id = $1::int ORDER BY seq DESC OFFSET ${NEWEST} LIMIT 1)`),
);

const COUNT_UP_TO = prepared<{ count: number }>(`
  SELECT count(*)::int AS count FROM (SELECT FROM conversations WHERE user_id = $1::int AND deleted_at IS NULL LIMIT $2::int) own`);

/**
 * One's conversations in which something was said that has a word beginning with each term, the newest saying first. A
 * frequent word fills the page from the newest conversations at once. A rarer one is found by the index of words: among
 * the newest messages when those promise a page, else among all of them, where it then has few to give.
 */
export async function searchMessages(userId: number, terms: string[]): Promise<SearchHitView[]> {
  const wanted = terms.map((term) => `'${term}':*`).join(" & ");
  const [recent, [own]] = await Promise.all([
    SEARCH_RECENT(userId, wanted, terms.filter(isPlain).map(likePattern)),
    COUNT_UP_TO(userId, RECENT + 1),
  ]);
  const isWhole = recent.length >= MAX_HITS || (own?.count ?? 0) <= RECENT;
  const rows = isWhole ? recent : await searchIndex(userId, wanted, recent.length);
  return rows.map(({ snippet, ...row }) => ({ session: sessionView(row), snippet }));
}

async function searchIndex(userId: number, wanted: string, recentHits: number): Promise<HitRow[]> {
  const newest = recentHits < PROMISING ? [] : await SEARCH_NEWEST(userId, wanted);
  return newest.length < MAX_HITS ? SEARCH_ALL(userId, wanted) : newest;
}

import "server-only";
import { isUniqueViolation } from "@/lib/server/database/database-error";
import { DELETION_LOCK } from "@/lib/server/database/lock-person";
import { prepared } from "@/lib/server/db";
import { AppError, notFound } from "@/lib/shared/errors";
import { maxRepliesPerUser, userLimitError } from "../slots/reply-slots";
import { instanceId } from "./instance";
import { deleteCompactedChunks, forgetSummaryFrom, RUNNING_STATES_SQL, UNCOMPACTED_TEXT } from "./reply-sql";

interface ReplyStart {
  userId: number;
  conversationId: string;
  replyId: string;
}

interface StartRow {
  found: number;
  userCount: number;
  started: number;
  text?: string;
}

/**
 * Runs a statement of this file; all have the same first five parameters. Returns the text that the started reply has
 * already.
 * @throws AppError not_found, rate_limited, or generation_in_progress, also when the message is stored already.
 */
async function start(statement: typeof START_REPLY, reply: ReplyStart, ...values: (string | null)[]): Promise<string> {
  const { conversationId, userId, replyId } = reply;
  const rows = statement(conversationId, userId, replyId, instanceId(), maxRepliesPerUser(), ...values);
  const [row] = await rows.catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError("generation_in_progress", "A reply is still being written in this conversation.");
  });
  if (row?.started) return row.text ?? "";
  throw row?.found && row.userCount >= maxRepliesPerUser() ? userLimitError() : notFound("Conversation");
}

// The row's lock makes a deletion of the conversation wait for the start, which it then stops; or nothing starts. While
// the person is deleted nothing starts, and nothing waits either: all starts share one connection.
const CONVERSATION_AND_LOAD = `
  conversation AS (SELECT id FROM conversations WHERE id = $1 AND user_id = $2::int AND deleted_at IS NULL
    AND pg_try_advisory_xact_lock_shared(${DELETION_LOCK}, $2::int) FOR NO KEY UPDATE),
  load AS (SELECT count(*) FILTER (WHERE user_id = $2::int)::int AS "userCount"
           FROM chat_messages WHERE role = 'assistant' AND state IN ${RUNNING_STATES_SQL})`;

const HAS_CAPACITY = `load."userCount" < $5::int`;

const SELECT_RESULT = `
  SELECT (SELECT count(*) FROM conversation)::int AS found, (SELECT count(*) FROM reply)::int AS started, load."userCount"`;

// Commits without waiting for the WAL flush; the coach is called in that time, and waitForWalFlush reports its end.
const FROM_LOAD = "FROM load, (SELECT set_config('synchronous_commit', 'off', true)) AS commit_mode";

interface NewMessage {
  id: string;
  text: string;
  /** Unique in the conversation, so that a repeated message is stored once. */
  clientMessageId: string | null;
  replaces: string | null;
}

// $6 to $8 are the new message, null for a new version of a reply; $9 is the message or reply that it replaces.
const START_REPLY = prepared<StartRow>(
  `
  WITH ${CONVERSATION_AND_LOAD},
  previous AS (SELECT id FROM chat_messages WHERE conversation_id = $1 AND active ORDER BY seq DESC LIMIT 1),
  replaced AS (SELECT seq, parent_id FROM chat_messages WHERE id = $9::text AND conversation_id = $1 AND active
               AND role = CASE WHEN $6::text IS NULL THEN 'assistant' ELSE 'user' END),
  message AS (
    INSERT INTO chat_messages (id, conversation_id, user_id, role, content, state, parent_id, client_message_id)
    SELECT $6::text, conversation.id, $2::int, 'user', $7::text, 'complete',
           CASE WHEN $9::text IS NULL THEN (SELECT id FROM previous) ELSE (SELECT parent_id FROM replaced) END, $8::text
    FROM conversation, load
    WHERE $6::text IS NOT NULL AND ${HAS_CAPACITY} AND ($9::text IS NULL OR EXISTS (SELECT FROM replaced))
    RETURNING id),
  parent AS (SELECT id FROM message UNION ALL
             SELECT replaced.parent_id FROM replaced, conversation, load WHERE $6::text IS NULL AND ${HAS_CAPACITY}),
  hidden AS (UPDATE chat_messages m SET active = false FROM parent, replaced
             WHERE $9::text IS NOT NULL AND m.conversation_id = $1 AND m.active AND m.seq >= replaced.seq),
  reply AS (
    INSERT INTO chat_messages (id, conversation_id, user_id, role, content, state, parent_id, instance_id, heartbeat_at)
    SELECT $3, $1, $2::int, 'assistant', '', 'pending', parent.id, $4, now() FROM parent RETURNING id),
  touched AS (UPDATE conversations SET updated_at = now(), ${forgetSummaryFrom("replaced.seq")}
              FROM parent LEFT JOIN replaced ON true WHERE conversations.id = $1)
  ${SELECT_RESULT} ${FROM_LOAD}`,
  "replyStarts",
);

/**
 * Stores a person's message and the pending reply in one transaction. Nothing is stored when the conversation is not
 * theirs, too many replies run, or one already runs in this conversation.
 */
export const startReply = (reply: ReplyStart, { id, text, clientMessageId, replaces }: NewMessage): Promise<string> =>
  start(START_REPLY, reply, id, text, clientMessageId, replaces);

/** Stores another pending version of a reply; the old one and what followed it are hidden. */
export const startVersion = (reply: ReplyStart, oldId: string): Promise<string> =>
  start(START_REPLY, reply, null, null, null, oldId);

const RESUME_REPLY = prepared<StartRow>(
  `
  WITH ${CONVERSATION_AND_LOAD},
  reply AS (
    UPDATE chat_messages m SET content = m.content || ${UNCOMPACTED_TEXT}, state = 'pending', failure_code = NULL,
      instance_id = $4, heartbeat_at = now()
    FROM conversation, load
    WHERE m.id = $3 AND m.conversation_id = conversation.id AND m.role = 'assistant' AND m.active
      AND m.state IN ('interrupted', 'stopped') AND ${HAS_CAPACITY}
      AND NOT EXISTS (SELECT FROM chat_messages later WHERE later.conversation_id = conversation.id AND later.active AND later.seq > m.seq)
    RETURNING m.id, m.content, octet_length(m.content) AS bytes),
  compacted AS (${deleteCompactedChunks("reply")})
  ${SELECT_RESULT}, (SELECT content FROM reply) AS text ${FROM_LOAD}`,
  "replyStarts",
);

export const resumeReply = (reply: ReplyStart): Promise<string> => start(RESUME_REPLY, reply);

const FLUSH_WAL = prepared("SELECT pg_logical_emit_message(true, 'clarity', '')", "walFlush");

let lastFlush: Promise<unknown> = Promise.resolve();
let nextFlush: Promise<void> | null = null;

/**
 * Resolves when every earlier commit is on disk: a synchronous commit flushes all WAL before it, and this one writes
 * nothing itself. One flush at a time; the starts that come meanwhile share the next.
 */
export function waitForWalFlush(): Promise<void> {
  const flush = async () => {
    nextFlush = null;
    await (lastFlush = FLUSH_WAL());
  };
  return (nextFlush ??= lastFlush.then(flush, flush));
}

import "server-only";
import { isUniqueViolation } from "@/lib/server/database-error";
import { prepared } from "@/lib/server/db";
import { DELETION_LOCK } from "@/lib/server/lock-person";
import { AppError, notFound } from "@/lib/shared/errors";
import { instanceId } from "./instance";
import { maxRepliesPerUser, userLimitError } from "./reply-registry";
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

const replyInProgress = () =>
  new AppError("generation_in_progress", "An answer is still being written in this conversation.");

/**
 * The text that the started reply has already.
 * @throws AppError not_found, rate_limited, or generation_in_progress, also when the message is stored already.
 */
async function startedText(rows: Promise<StartRow[]>): Promise<string> {
  const [row] = await rows.catch((error: unknown) => {
    throw isUniqueViolation(error) ? replyInProgress() : error;
  });
  if (row?.started) return row.text ?? "";
  throw row?.found && row.userCount >= maxRepliesPerUser() ? userLimitError() : notFound("Conversation");
}

// The first five parameters of each statement below.
const toStartValues = ({ conversationId, userId, replyId }: ReplyStart) =>
  [conversationId, userId, replyId, instanceId(), maxRepliesPerUser()] as const;

// The row's lock makes a deletion of the conversation wait for the start, which it then stops; or nothing starts. While
// the person is deleted nothing starts, and nothing waits either: all starts share one connection.
const CONVERSATION_AND_LOAD = `
  conversation AS (SELECT id FROM conversations WHERE id = $1 AND user_id = $2::int AND deleted_at IS NULL
    AND pg_try_advisory_xact_lock_shared(${DELETION_LOCK}, $2::int) FOR NO KEY UPDATE),
  load AS (SELECT count(*) FILTER (WHERE user_id = $2::int)::int AS "userCount"
           FROM chat_messages WHERE role = 'assistant' AND state IN ${RUNNING_STATES_SQL})`;

const HAS_CAPACITY = `load."userCount" < $5::int`;

const INSERT_REPLY = `
  INSERT INTO chat_messages (id, conversation_id, user_id, role, content, state, parent_id, instance_id, heartbeat_at)
  SELECT $3, $1, $2::int, 'assistant', '', 'pending'`;

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

const START_REPLY = prepared<StartRow>(
  `
  WITH ${CONVERSATION_AND_LOAD},
  previous AS (SELECT id FROM chat_messages WHERE conversation_id = $1 AND active ORDER BY seq DESC LIMIT 1),
  replaced AS (SELECT seq, parent_id FROM chat_messages
               WHERE id = $9::text AND conversation_id = $1 AND role = 'user' AND active),
  message AS (
    INSERT INTO chat_messages (id, conversation_id, user_id, role, content, state, parent_id, client_message_id)
    SELECT $6, conversation.id, $2::int, 'user', $7, 'complete',
           CASE WHEN $9::text IS NULL THEN (SELECT id FROM previous) ELSE (SELECT parent_id FROM replaced) END, $8::text
    FROM conversation, load
    WHERE ${HAS_CAPACITY} AND ($9::text IS NULL OR EXISTS (SELECT FROM replaced))
    RETURNING id),
  hidden AS (UPDATE chat_messages m SET active = false FROM message, replaced
             WHERE $9::text IS NOT NULL AND m.conversation_id = $1 AND m.active AND m.seq >= replaced.seq),
  reply AS (${INSERT_REPLY}, message.id, $4, now() FROM message RETURNING id),
  touched AS (UPDATE conversations SET updated_at = now(), ${forgetSummaryFrom("replaced.seq")}
              FROM message LEFT JOIN replaced ON true WHERE conversations.id = $1)
  ${SELECT_RESULT} ${FROM_LOAD}`,
  "begin",
);

/**
 * Stores a person's message and the pending reply in one transaction. Nothing is stored when the conversation is not
 * theirs, too many replies run, or one already runs in this conversation.
 */
export const startReply = (start: ReplyStart, { id, text, clientMessageId, replaces }: NewMessage): Promise<string> =>
  startedText(START_REPLY(...toStartValues(start), id, text, clientMessageId, replaces));

const START_VERSION = prepared<StartRow>(
  `
  WITH ${CONVERSATION_AND_LOAD},
  old AS (SELECT m.seq, m.parent_id FROM chat_messages m, conversation, load
          WHERE m.id = $6 AND m.conversation_id = conversation.id AND m.role = 'assistant' AND m.active AND ${HAS_CAPACITY}),
  hidden AS (UPDATE chat_messages m SET active = false FROM old
             WHERE m.conversation_id = $1 AND m.active AND m.seq >= old.seq),
  reply AS (${INSERT_REPLY}, old.parent_id, $4, now() FROM old RETURNING id),
  touched AS (UPDATE conversations SET updated_at = now(), ${forgetSummaryFrom("old.seq")}
              FROM old WHERE conversations.id = $1)
  ${SELECT_RESULT} ${FROM_LOAD}`,
  "begin",
);

export const startVersion = (start: ReplyStart, oldId: string): Promise<string> =>
  startedText(START_VERSION(...toStartValues(start), oldId));

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
  "begin",
);

export const resumeReply = (start: ReplyStart): Promise<string> => startedText(RESUME_REPLY(...toStartValues(start)));

const FLUSH_WAL = prepared("SELECT pg_logical_emit_message(true, 'clarity', '')", "disk");

const flushes: { current: Promise<unknown>; next: Promise<unknown> | null } = {
  current: Promise.resolve(),
  next: null,
};

/**
 * Resolves when every earlier commit is on disk: a synchronous commit flushes all WAL before it, and this one writes
 * nothing itself.
 */
export async function waitForWalFlush(): Promise<void> {
  const flush = () => {
    flushes.next = null;
    return (flushes.current = FLUSH_WAL());
  };
  flushes.next ??= flushes.current.then(flush, flush);
  await flushes.next;
}

const FIND_REPLY_TO = prepared<{ id: string }>(`
  SELECT reply.id FROM chat_messages message JOIN chat_messages reply ON reply.parent_id = message.id AND reply.role = 'assistant'
  WHERE message.conversation_id = $1 AND message.client_message_id = $2 AND message.user_id = $3::int
  ORDER BY reply.seq DESC LIMIT 1`);

export async function findReplyTo(
  userId: number,
  conversationId: string,
  clientMessageId: string,
): Promise<string | null> {
  const [reply] = await FIND_REPLY_TO(conversationId, clientMessageId, userId);
  return reply?.id ?? null;
}

import "server-only";
import { isUniqueViolation } from "@/lib/server/database-error";
import { prepared } from "@/lib/server/db";
import { dropFolded, forgetSummaryFrom, RUNNING, TAIL } from "./reply-sql";

export interface Caps {
  perUser: number;
  perSite: number;
}

interface Beginning {
  userId: number;
  conversationId: string;
  replyId: string;
  instanceId: string;
  caps: Caps;
}

/** What became of a wish to begin: begun, or the reason why nothing was stored. */
export type Begun = "begun" | "not_found" | "user_full" | "site_full" | "taken";

interface BeginRow {
  found: number;
  mine: number;
  everybody: number;
  begun: number;
}

function judge(row: BeginRow | undefined, caps: Caps): Begun {
  if (!row || row.found === 0) return "not_found";
  if (row.begun > 0) return "begun";
  if (row.mine >= caps.perUser) return "user_full";
  return row.everybody >= caps.perSite ? "site_full" : "not_found";
}

const takenIfDouble = (error: unknown): Begun => {
  if (isUniqueViolation(error)) return "taken";
  throw error;
};

// The first six values of each beginning, in this order.
const valuesOf = ({ conversationId, userId, replyId, instanceId, caps }: Beginning) =>
  [conversationId, userId, replyId, instanceId, caps.perUser, caps.perSite] as const;

// Whoever deletes the conversation waits until the beginning is committed and stops it, or nothing begins.
const TALK_AND_BUSY = `
  talk AS (SELECT id FROM conversations WHERE id = $1 AND user_id = $2::int AND deleted_at IS NULL FOR NO KEY UPDATE),
  busy AS (SELECT count(*) FILTER (WHERE user_id = $2::int)::int AS mine, count(*)::int AS everybody
           FROM chat_messages WHERE role = 'assistant' AND state IN ${RUNNING})`;

const ROOM = "busy.mine < $5::int AND busy.everybody < $6::int";

const INSERT_REPLY = `
  INSERT INTO chat_messages (id, conversation_id, user_id, role, content, state, parent_id, instance_id, heartbeat_at)
  SELECT $3, $1, $2::int, 'assistant', '', 'pending'`;

const RESULT = `
  SELECT (SELECT count(*) FROM talk)::int AS found, (SELECT count(*) FROM reply)::int AS begun, busy.mine, busy.everybody`;

// Committed without waiting for the disk: the partner is called in that time, and `reachDisk` tells when it is over.
const FROM_BUSY = "FROM busy, (SELECT set_config('synchronous_commit', 'off', true)) AS quick";

interface Said {
  id: string;
  text: string;
  /** Unique in the conversation, so that the same sending is never stored twice. */
  clientMessageId: string | null;
  /** The message of one's own that this one takes the place of. */
  replaces: string | null;
}

const BEGIN_REPLY = prepared<BeginRow>(
  `
  WITH ${TALK_AND_BUSY},
  previous AS (SELECT id FROM chat_messages WHERE conversation_id = $1 AND active ORDER BY seq DESC LIMIT 1),
  replaced AS (SELECT seq, parent_id FROM chat_messages
               WHERE id = $10::text AND conversation_id = $1 AND role = 'user' AND active),
  said AS (
    INSERT INTO chat_messages (id, conversation_id, user_id, role, content, state, parent_id, client_message_id)
    SELECT $7, talk.id, $2::int, 'user', $8, 'complete',
           CASE WHEN $10::text IS NULL THEN (SELECT id FROM previous) ELSE (SELECT parent_id FROM replaced) END, $9::text
    FROM talk, busy
    WHERE ${ROOM} AND ($10::text IS NULL OR EXISTS (SELECT FROM replaced))
    RETURNING id),
  hidden AS (UPDATE chat_messages m SET active = false FROM said, replaced
             WHERE $10::text IS NOT NULL AND m.conversation_id = $1 AND m.active AND m.seq >= replaced.seq),
  reply AS (${INSERT_REPLY}, said.id, $4, now() FROM said RETURNING id),
  touched AS (UPDATE conversations SET updated_at = now(), ${forgetSummaryFrom("replaced.seq")}
              FROM said LEFT JOIN replaced ON true WHERE conversations.id = $1)
  ${RESULT} ${FROM_BUSY}`,
  "begin",
);

/**
 * Stores a person's message and the pending reply to it in one statement, and so in one transaction. Nothing is stored
 * when the conversation is not theirs, too many replies run, or one already runs in this conversation.
 */
export function beginReply(begin: Beginning, { id, text, clientMessageId, replaces }: Said): Promise<Begun> {
  return BEGIN_REPLY(...valuesOf(begin), id, text, clientMessageId, replaces).then(
    ([row]) => judge(row, begin.caps),
    takenIfDouble,
  );
}

const BEGIN_VERSION = prepared<BeginRow>(
  `
  WITH ${TALK_AND_BUSY},
  old AS (SELECT m.seq, m.parent_id FROM chat_messages m, talk, busy
          WHERE m.id = $7 AND m.conversation_id = talk.id AND m.role = 'assistant' AND m.active AND ${ROOM}),
  hidden AS (UPDATE chat_messages m SET active = false FROM old
             WHERE m.conversation_id = $1 AND m.active AND m.seq >= old.seq),
  reply AS (${INSERT_REPLY}, old.parent_id, $4, now() FROM old RETURNING id),
  touched AS (UPDATE conversations SET updated_at = now(), ${forgetSummaryFrom("old.seq")}
              FROM old WHERE conversations.id = $1)
  ${RESULT} ${FROM_BUSY}`,
  "begin",
);

/** Begins another version of an answer; the old one and what followed it leave the visible thread and stay. */
export function beginVersion(begin: Beginning, oldId: string): Promise<Begun> {
  return BEGIN_VERSION(...valuesOf(begin), oldId).then(([row]) => judge(row, begin.caps), takenIfDouble);
}

const BEGIN_AGAIN = prepared<BeginRow & { text: string | null }>(
  `
  WITH ${TALK_AND_BUSY},
  reply AS (
    UPDATE chat_messages m SET content = m.content || ${TAIL}, state = 'pending', failure_code = NULL,
      instance_id = $4, heartbeat_at = now()
    FROM talk, busy
    WHERE m.id = $3 AND m.conversation_id = talk.id AND m.role = 'assistant' AND m.active
      AND m.state IN ('interrupted', 'stopped') AND ${ROOM}
      AND NOT EXISTS (SELECT FROM chat_messages later WHERE later.conversation_id = talk.id AND later.active AND later.seq > m.seq)
    RETURNING m.id, m.content, octet_length(m.content) AS bytes),
  folded AS (${dropFolded("reply")})
  ${RESULT}, (SELECT content FROM reply) AS text ${FROM_BUSY}`,
  "begin",
);

/** Takes up the conversation's last reply where it was cut. Returns its text so far, or why not. */
export async function beginAgain(begin: Beginning): Promise<{ begun: Begun; text: string }> {
  try {
    const [row] = await BEGIN_AGAIN(...valuesOf(begin));
    return { begun: judge(row, begin.caps), text: row?.text ?? "" };
  } catch (error) {
    return { begun: takenIfDouble(error), text: "" };
  }
}

const REACH_DISK = prepared("SELECT pg_logical_emit_message(true, 'clarity', '')", "disk");

/** The present wait for the disk, and the one after it, which all share who ask in the meantime. */
const waits: { present: Promise<unknown>; next: Promise<unknown> | null } = { present: Promise.resolve(), next: null };

/**
 * Resolves when everything that was committed before is on the database's disk: a commit that waits for it takes along
 * what lies before it in the log, and this one writes nothing else there.
 */
export async function reachDisk(): Promise<void> {
  const begin = () => {
    waits.next = null;
    return (waits.present = REACH_DISK());
  };
  waits.next ??= waits.present.then(begin, begin);
  await waits.next;
}

const FIND_REPLY_TO = prepared<{ id: string }>(`
  SELECT reply.id FROM chat_messages said JOIN chat_messages reply ON reply.parent_id = said.id AND reply.role = 'assistant'
  WHERE said.conversation_id = $1 AND said.client_message_id = $2 AND said.user_id = $3::int
  ORDER BY reply.seq DESC LIMIT 1`);

/** The newest reply to a message that was sent before with the same client id and text, or null. */
export async function findReplyTo(
  userId: number,
  conversationId: string,
  clientMessageId: string,
): Promise<string | null> {
  const [reply] = await FIND_REPLY_TO(conversationId, clientMessageId, userId);
  return reply?.id ?? null;
}

import "server-only";
import { z } from "zod";
import { coachState, type CoachTurn } from "@/lib/features/coach/schema";
import { practiceOffer } from "@/lib/features/practices/schema";
import { prepared } from "@/lib/server/db";
import { ownsConversation } from "../conversations/conversation-store";
import { UNCOMPACTED_TEXT } from "../replies/reply-sql";
import type { ChatMessageView } from "../schema";

const raisedIds = z.array(z.string()).min(1);
const offersOfState = z.object({
  offer: practiceOffer.optional().catch(undefined),
  suggested: z.array(z.object({ text: z.string() })).catch([]),
  opens: z.string().nullable().catch(null),
});

interface MessageRow {
  id: string;
  role: "user" | "assistant";
  content: string;
  state: ChatMessageView["state"];
  failure: ChatMessageView["failure"];
  feedback: ChatMessageView["feedback"];
  createdAt: Date;
  versions: string[] | null;
  practice: boolean;
  newestState: unknown;
  raised: unknown;
  shared: boolean;
}

const IS_BEFORE_CURSOR = `m.seq < CASE WHEN $3::text IS NULL THEN 2147483647
  ELSE (SELECT cursor_row.seq FROM chat_messages cursor_row WHERE cursor_row.id = $3 AND cursor_row.conversation_id = $1) END`;

// Checks the conversation instead of each message; otherwise the planner may scan all messages of the person.
const IS_OWN = "EXISTS (SELECT FROM conversations c WHERE c.id = $1 AND c.user_id = $2::int)";

// Only the newest message offers something to press, and a reply rated unhelpful does not.
const NEWEST_STATE = `CASE WHEN m.role = 'assistant' AND m.state = 'complete' AND m.practice_run_id IS NULL
    AND interaction.feedback ->> 'value' IS DISTINCT FROM 'unhelpful'
    AND m.seq = (SELECT max(newest.seq) FROM chat_messages newest WHERE newest.conversation_id = $1 AND newest.active)
  THEN m.coach_state -> 'listener' END`;

// Versions of a message share its parent and its role.
const LIST_MESSAGES = prepared<MessageRow>(`
  SELECT m.id, m.role, m.content || ${UNCOMPACTED_TEXT} AS content, m.state, m.failure_code AS failure, m.created_at AS "createdAt",
    m.practice_run_id IS NOT NULL AS practice, interaction.feedback ->> 'value' AS feedback, ${NEWEST_STATE} AS "newestState", m.coach_state -> 'raised' AS raised,
    interaction.shared_at IS NOT NULL AS shared,
    (SELECT array_agg(v.id ORDER BY v.seq) FROM chat_messages v
     WHERE v.conversation_id = m.conversation_id AND v.parent_id = m.parent_id AND v.role = m.role
       AND (v.active OR v.state <> 'failed' OR v.content <> '')) AS versions
  FROM chat_messages m LEFT JOIN ai_interactions interaction ON interaction.id = m.id
  WHERE m.conversation_id = $1 AND ${IS_OWN} AND m.active AND ${IS_BEFORE_CURSOR}
  ORDER BY m.seq DESC LIMIT $4::int`);

// The first message has no parent, so its versions are found by the conversation.
const LIST_FIRST_VERSIONS = prepared<{ ids: string[] }>(`
  SELECT array_agg(id ORDER BY seq) AS ids FROM chat_messages WHERE conversation_id = $1 AND parent_id IS NULL AND role = 'user'`);

/**
 * The visible messages of an own conversation, oldest first: the newest `limit`, or those before a message. Null when
 * the conversation is not theirs.
 */
export async function listMessages(
  userId: number,
  conversationId: string,
  limit: number,
  before: string | null,
): Promise<ChatMessageView[] | null> {
  const [isOwn, rows, firstVersions] = await Promise.all([
    ownsConversation(userId, conversationId),
    LIST_MESSAGES(conversationId, userId, before, limit),
    LIST_FIRST_VERSIONS(conversationId),
  ]);
  if (!isOwn) return null;
  const first = firstVersions[0]?.ids ?? [];
  return rows.reverse().map(({ createdAt, versions, practice, newestState, raised, shared, ...row }) => {
    const all = first.includes(row.id) ? first : (versions ?? []);
    const view = { ...row, created_at: createdAt.toISOString(), versions: all.length > 1 ? all : [] };
    const { offer, opens, suggested = [] } = offersOfState.safeParse(newestState).data ?? {};
    const raisedCommitments = raisedIds.safeParse(raised);
    return {
      ...view,
      ...(practice && { practice }),
      ...(shared && { shared }),
      ...(offer && { offer }),
      ...(opens && { opens }),
      ...(suggested.length > 0 && { suggested: suggested.map(({ text }) => text) }),
      ...(raisedCommitments.success && { raised: raisedCommitments.data }),
    };
  });
}

export interface StoredTurn extends CoachTurn {
  seq: number;
}

interface TurnQuery {
  userId: number;
  conversationId: string;
  before: string | null;
  except: string | null;
}

const MAX_TURNS = 200;

const LIST_TURNS = prepared<StoredTurn>(
  `
  SELECT m.id, m.seq, m.role, m.content || ${UNCOMPACTED_TEXT} AS content, m.coach_state AS state, m.created_at AS at FROM chat_messages m
  WHERE m.conversation_id = $1 AND ${IS_OWN} AND m.active
    AND ($4::text IS NULL OR (m.id <> $4 AND m.parent_id IS DISTINCT FROM $4))
    AND ${IS_BEFORE_CURSOR}
  ORDER BY m.seq DESC LIMIT ${MAX_TURNS}`,
  "shortQueries",
);

export async function listTurns({ userId, conversationId, before, except }: TurnQuery): Promise<StoredTurn[]> {
  const rows = await LIST_TURNS(conversationId, userId, before, except);
  return rows
    .filter(({ content }) => content !== "")
    .map(({ state, ...row }) => ({ ...row, state: coachState.safeParse(state).data ?? null }))
    .reverse();
}

const FIND_REPLY_TO = prepared<{ id: string }>(`
  SELECT reply.id FROM chat_messages message JOIN chat_messages reply ON reply.parent_id = message.id AND reply.role = 'assistant'
  WHERE message.conversation_id = $1 AND message.client_message_id = $2 AND message.user_id = $3::int
  ORDER BY reply.seq DESC LIMIT 1`);

/** The newest reply to a message, by the id that the client gave it. */
export async function findReplyTo(
  userId: number,
  conversationId: string,
  clientMessageId: string,
): Promise<string | null> {
  const [reply] = await FIND_REPLY_TO(conversationId, clientMessageId, userId);
  return reply?.id ?? null;
}

import "server-only";
import { prepared } from "@/lib/server/db";
import { forgetSummaryFrom, RUNNING_STATES_SQL } from "../replies/reply-sql";

const SHOW_VERSION = prepared<{ id: string }>(`
  WITH RECURSIVE chosen AS (
    SELECT m.id, m.parent_id, m.role FROM chat_messages m JOIN conversations c ON c.id = m.conversation_id
    WHERE m.id = $1 AND m.conversation_id = $2 AND m.user_id = $3::int AND c.deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM chat_messages busy WHERE busy.conversation_id = c.id AND busy.role = 'assistant' AND busy.state IN ${RUNNING_STATES_SQL})),
  path AS (
    SELECT id FROM chosen
    UNION ALL
    SELECT next.id FROM path CROSS JOIN LATERAL (
      SELECT child.id FROM chat_messages child WHERE child.parent_id = path.id ORDER BY child.seq DESC LIMIT 1) next),
  fork AS (
    SELECT sibling.seq FROM chat_messages sibling, chosen
    WHERE sibling.conversation_id = $2 AND sibling.active AND sibling.role = chosen.role
      AND sibling.parent_id IS NOT DISTINCT FROM chosen.parent_id),
  forgotten AS (UPDATE conversations SET ${forgetSummaryFrom("fork.seq")} FROM fork WHERE conversations.id = $2)
  UPDATE chat_messages m SET active = m.id IN (SELECT id FROM path)
  WHERE m.conversation_id = $2 AND EXISTS (SELECT FROM chosen)
    AND (m.id IN (SELECT id FROM path) OR (m.active AND m.seq >= (SELECT seq FROM fork)))
  RETURNING m.id`);

/**
 * Shows another version of a message with the newest messages that followed it; the visible ones are hidden and kept.
 * False when the message does not exist or a reply is running in the conversation.
 */
export async function showVersion(userId: number, conversationId: string, messageId: string): Promise<boolean> {
  return (await SHOW_VERSION(messageId, conversationId, userId)).length > 0;
}

import "server-only";
import { RUNNING_STATES_SQL } from "../replies/reply-sql";
import type { ConversationView } from "../schema";

export interface ConversationRow {
  id: string;
  title: string;
  createdAt: Date;
  updatedAt: Date;
  userId: number;
  pinned: boolean;
  answering: boolean;
}

export const CONVERSATION_COLUMNS = `c.id, c.title, c.created_at AS "createdAt", c.updated_at AS "updatedAt",
  c.user_id AS "userId", c.pinned_at IS NOT NULL AS pinned,
  EXISTS (SELECT FROM chat_messages m WHERE m.conversation_id = c.id AND m.role = 'assistant' AND m.state IN ${RUNNING_STATES_SQL}) AS answering`;

export const toConversationView = ({ createdAt, updatedAt, userId, ...row }: ConversationRow): ConversationView => ({
  ...row,
  user_id: userId,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

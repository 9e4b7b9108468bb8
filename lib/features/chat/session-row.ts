import "server-only";
import { RUNNING } from "./replies/reply-sql";
import type { ChatSessionView } from "./schema";

export interface SessionRow {
  id: string;
  title: string;
  createdAt: Date;
  updatedAt: Date;
  userId: number;
  pinned: boolean;
  answering: boolean;
}

/** A `SessionRow` of the conversation `c`, as SQL. */
export const SESSION_COLUMNS = `c.id, c.title, c.created_at AS "createdAt", c.updated_at AS "updatedAt",
  c.user_id AS "userId", c.pinned_at IS NOT NULL AS pinned,
  EXISTS (SELECT FROM chat_messages m WHERE m.conversation_id = c.id AND m.role = 'assistant' AND m.state IN ${RUNNING}) AS answering`;

export const sessionView = ({ createdAt, updatedAt, userId, ...row }: SessionRow): ChatSessionView => ({
  ...row,
  user_id: userId,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

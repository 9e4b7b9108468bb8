import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/lib/server/db";

// A practice's messages have no record of their own before they are rated.
const INTERACTION_TYPE = Prisma.sql`CASE WHEN practice_run_id IS NULL THEN 'coach-chat' ELSE 'practice' END`;

export async function rateOwned(
  userId: number,
  messageId: string,
  feedback: { value: string; at: string } | null,
): Promise<boolean> {
  const note = feedback && JSON.stringify(feedback);
  const count = await db().$executeRaw`
    INSERT INTO ai_interactions (id, user_id, interaction_type, feedback, created_at)
    SELECT id, user_id, ${INTERACTION_TYPE}, ${note}::jsonb, created_at FROM chat_messages
    WHERE id = ${messageId} AND user_id = ${userId} AND role = 'assistant'
    ON CONFLICT (id) DO UPDATE SET feedback = EXCLUDED.feedback`;
  return count > 0;
}

/** Null withdraws. Only replies can be shared, because a practice's message may contain the person's answers. */
export async function shareOwned(userId: number, messageId: string, sharedAt: Date | null): Promise<boolean> {
  const count = await db().$executeRaw`
    INSERT INTO ai_interactions (id, user_id, interaction_type, shared_at, created_at)
    SELECT m.id, m.user_id, ${INTERACTION_TYPE}, ${sharedAt}::timestamptz, m.created_at
    FROM chat_messages m JOIN conversations c ON c.id = m.conversation_id
    WHERE m.id = ${messageId} AND m.user_id = ${userId} AND m.role = 'assistant' AND m.practice_run_id IS NULL
      AND (${sharedAt}::timestamptz IS NULL OR (m.state = 'complete' AND m.content <> '' AND c.deleted_at IS NULL))
    ON CONFLICT (id) DO UPDATE SET shared_at = EXCLUDED.shared_at`;
  return count > 0;
}

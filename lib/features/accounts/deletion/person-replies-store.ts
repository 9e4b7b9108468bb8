import "server-only";
import { DELETION_LOCK } from "@/lib/server/database/lock-person";
import { db, type Db } from "@/lib/server/db";

/**
 * Stops a person's running replies in every process, committed at once. One statement writes the replies of all
 * people, so a deletion that locked a running reply's row would block everybody's replies.
 */
export async function stopReplies(userId: number): Promise<void> {
  await db().$executeRaw`
    UPDATE chat_messages SET state = 'stopped', instance_id = NULL, updated_at = now()
    WHERE user_id = ${userId} AND role = 'assistant' AND state IN ('pending', 'streaming')`;
}

/** Refuses new replies of this person until the transaction ends; waits for a start already in progress. */
export async function preventReplies(tx: Db, userId: number): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${DELETION_LOCK}::int, ${userId}::int)::text`;
}

export async function hasRunningReplies(tx: Db, userId: number): Promise<boolean> {
  const running = { userId, role: "assistant", state: { in: ["pending" as const, "streaming" as const] } };
  return (await tx.chatMessage.count({ where: running, take: 1 })) > 0;
}

import "server-only";
import { hasQueueTables } from "@/lib/server/database/queue-tables";
import type { Db } from "@/lib/server/db";

/**
 * Removes a person's background jobs, including finished ones that the queue still lists. Their data names the
 * person, a conversation or an import, so the jobs are removed before those rows.
 */
export async function removeJobs(tx: Db, userId: number): Promise<void> {
  if (!(await hasQueueTables(tx))) return;
  await tx.$executeRaw`
    DELETE FROM pgboss.job WHERE data ->> 'userId' = ${String(userId)}
      OR data ->> 'conversationId' IN (SELECT id FROM conversations WHERE user_id = ${userId})
      OR data ->> 'importId' IN (SELECT id FROM mailbox_imports WHERE user_id = ${userId})`;
}

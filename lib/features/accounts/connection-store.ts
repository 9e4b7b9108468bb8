import "server-only";
import { db, type Db } from "@/lib/server/db";
import { sealPayload } from "./outbox/outbox-store";

interface EndedConnection {
  provider: string;
  /** Encrypted, as stored. */
  accessToken: string | null;
  refreshToken: string | null;
}

/**
 * Removes a person's connections to other services and, in the same transaction, enqueues the revocation of their
 * tokens. Returns the number of connections.
 */
export async function dropConnections(tx: Db, userId: number): Promise<{ count: number }> {
  const ended = await tx.$queryRaw<EndedConnection[]>`
    DELETE FROM data_connections WHERE user_id = ${userId}
    RETURNING provider, access_token AS "accessToken", refresh_token AS "refreshToken"`;
  await tx.outboxEvent.createMany({
    data: ended.map((connection) => ({
      kind: "connection.revoke",
      payload: sealPayload({ userId, ...connection }),
    })),
  });
  return { count: ended.length };
}

export async function dropOwnedConnections(userId: number): Promise<{ count: number }> {
  return db().$transaction((tx) => dropConnections(tx, userId));
}

import "server-only";
import type { Db } from "@/lib/server/db";
import { sealPayload } from "./outbox-payload";

/**
 * Removes a person's connections to other services and, in the same transaction, has their tokens given back there.
 * Returns how many there were.
 */
export async function dropConnections(tx: Db, userId: number): Promise<{ count: number }> {
  const connections = await tx.dataConnection.findMany({
    where: { userId },
    select: { provider: true, accessToken: true, refreshToken: true },
  });
  await tx.outboxEvent.createMany({
    data: connections.map((connection) => ({
      kind: "connection.revoke",
      payload: sealPayload({ userId, ...connection }),
    })),
  });
  return tx.dataConnection.deleteMany({ where: { userId } });
}

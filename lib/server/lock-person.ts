import "server-only";
import type { Db } from "./db";

/** Has everybody who changes something of this person in a transaction wait for each other, until this one ends. */
export async function lockPerson(tx: Db, userId: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM try_users WHERE id = ${userId} FOR NO KEY UPDATE`;
}

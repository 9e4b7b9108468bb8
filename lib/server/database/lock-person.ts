import "server-only";
import type { Db } from "../db";

export async function lockPerson(tx: Db, userId: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM try_users WHERE id = ${userId} FOR NO KEY UPDATE`;
}

/** First key of the advisory lock held by a person's deletion; the second is their id. Starts of replies share it. */
export const DELETION_LOCK = 720_251_122;

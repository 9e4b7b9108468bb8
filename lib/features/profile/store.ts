import "server-only";
import { db } from "@/lib/server/db";

export async function deleteExpiredCache(now: Date): Promise<number> {
  const { count } = await db().profileCache.deleteMany({ where: { expiresAt: { lte: now } } });
  return count;
}

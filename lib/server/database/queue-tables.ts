import "server-only";
import type { Db } from "../db";

/** The queue creates its tables on its first start, so SQL that reads them checks first. */
export async function hasQueueTables(tx: Pick<Db, "$queryRaw">): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ exists: boolean }[]>`SELECT to_regclass('pgboss.job') IS NOT NULL AS exists`;
  return row?.exists ?? false;
}

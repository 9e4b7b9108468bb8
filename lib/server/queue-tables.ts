import "server-only";
import type { Db } from "./db";

/** The queue makes its tables when it first starts; whoever reads them in SQL asks before. */
export async function hasQueueTables(tx: Pick<Db, "$queryRaw">): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ exists: boolean }[]>`SELECT to_regclass('pgboss.job') IS NOT NULL AS exists`;
  return row?.exists ?? false;
}

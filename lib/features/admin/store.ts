import "server-only";
import { db } from "@/lib/server/db";

export async function listFinishedMigrations(): Promise<Set<string>> {
  const rows = await db().$queryRaw<{ migration_name: string }[]>`
    SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  return new Set(rows.map((row) => row.migration_name));
}

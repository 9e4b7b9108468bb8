import { withDatabase } from "../lib/database.ts";
import { migrate } from "../lib/migrate.ts";

/** `npm run db:migrate`: brings the database to this version's schema; a start does the same. */
export default async function dbMigrate(): Promise<void> {
  const applied = await withDatabase(migrate);
  console.log(applied.length ? applied.map((name) => `applied ${name}`).join("\n") : "The database is up to date.");
}

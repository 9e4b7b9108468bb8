import { readFileSync } from "node:fs";
import { listMigrations, type Migration } from "./migrate.ts";
import { inRoot } from "./project.mjs";
import { diffSchemas, statementsOf } from "./schema-engine.ts";

export const currentSchema = (): string => readFileSync(inRoot("prisma", "schema.prisma"), "utf8");

/** What the migrations still lack of prisma/schema.prisma, as SQL; empty when they lead to it. */
export function missingSql(databaseUrl: string): Promise<string> {
  const last = listMigrations().at(-1);
  return diffSchemas({ from: last?.schema ?? null, to: currentSchema() }, databaseUrl);
}

/** The statements that lead from the schema before a migration to the schema it keeps, and that its file does not have. */
async function unwritten(before: Migration | undefined, migration: Migration, databaseUrl: string): Promise<string[]> {
  const needed = await diffSchemas({ from: before?.schema ?? null, to: migration.schema }, databaseUrl);
  const written = new Set(statementsOf(migration.sql));
  // Every database is born with that schema.
  const given = 'CREATE SCHEMA IF NOT EXISTS "public"';
  return statementsOf(needed).filter((statement) => statement !== given && !written.has(statement));
}

/** Every place where schema, kept schemas and migration files tell different stories; none is the good answer. */
export async function findDrift(databaseUrl: string): Promise<string[]> {
  const missing = statementsOf(await missingSql(databaseUrl));
  const drift = missing.map((statement) => `prisma/schema.prisma is ahead of the migrations: ${statement}`);
  const migrations = listMigrations();
  for (const [index, migration] of migrations.entries()) {
    for (const statement of await unwritten(migrations[index - 1], migration, databaseUrl))
      drift.push(`${migration.name} does not do what its kept schema says: ${statement}`);
  }
  return drift;
}

import { readFileSync } from "node:fs";
import type { Client } from "pg";
import { listMigrations } from "../migrate.ts";
import { withClient } from "../postgres/client.ts";
import { inRoot } from "../project.mjs";
import { diffSchemas, statementsOf } from "./schema-engine.ts";

export const SNAPSHOT_FILE = inRoot("prisma", "migrations", "schema-snapshot.prisma");

/**
 * Indexes that only the migrations create: partial, by expression or GIN, which Prisma's schema language cannot
 * express.
 */
const HAND_WRITTEN_INDEXES = [
  "ai_interactions_rated",
  "ai_interactions_shared",
  "chat_messages_failed",
  "chat_messages_one_reply",
  "chat_messages_words",
  "comments_author",
  "comments_hidden",
  "conversations_hidden",
  "conversations_pinned",
  "conversations_recent",
  "email_signups_unconfirmed",
  "memories_withdrawn",
  "practice_runs_discarded",
  "practice_runs_running_key",
  "reports_one_running",
  "try_users_abandoned",
];

const SCRATCH_SCHEMA = "clarity_drift_check";

// Every property of a schema that a migration can get wrong, one line each; the order of columns is ignored.
const CATALOG = `
  SELECT format('column %s.%s %s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
    CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END, ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid)) AS line
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid LEFT JOIN pg_attrdef d ON (d.adrelid, d.adnum) = (c.oid, a.attnum)
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL SELECT format('constraint %s on %s %s', conname, conrelid::regclass, pg_get_constraintdef(oid))
  FROM pg_constraint WHERE connamespace = current_schema()::regnamespace AND contype <> 'n'
  UNION ALL SELECT format('index %s', indexdef)
  FROM pg_indexes WHERE schemaname = current_schema()
  UNION ALL SELECT format('type %s %s', t.typname, string_agg(e.enumlabel, ', ' ORDER BY e.enumsortorder))
  FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid WHERE t.typnamespace = current_schema()::regnamespace GROUP BY t.typname`;

interface SchemaSources {
  schema: string;
  snapshot: string;
  migrations: string[];
}

export const readSources = (): SchemaSources => ({
  schema: readFileSync(inRoot("prisma", "schema.prisma"), "utf8"),
  snapshot: readFileSync(SNAPSHOT_FILE, "utf8"),
  migrations: listMigrations().map(({ sql }) => sql),
});

export const missingSql = (databaseUrl: string, { schema, snapshot } = readSources()): Promise<string> =>
  diffSchemas({ from: snapshot, to: schema }, databaseUrl);

async function describeResult(client: Client, sql: string[]): Promise<string[]> {
  await client.query("BEGIN");
  try {
    await client.query(
      `SET LOCAL client_min_messages = warning; CREATE SCHEMA ${SCRATCH_SCHEMA}; SET LOCAL search_path = ${SCRATCH_SCHEMA}`,
    );
    for (const script of sql) await client.query(script);
    const { rows } = await client.query<{ line: string }>(CATALOG);
    return rows.map(({ line }) => line);
  } finally {
    await client.query("ROLLBACK");
  }
}

/**
 * Every disagreement of prisma/schema.prisma, its snapshot and the migrations; empty when all agree. Applies the
 * migrations to an empty schema of the given database and compares the result with the schema.
 */
export async function findDrift(databaseUrl: string, sources = readSources()): Promise<string[]> {
  const missing = statementsOf(await missingSql(databaseUrl, sources));
  const wanted = await diffSchemas({ from: null, to: sources.schema }, databaseUrl);
  const [migrated, asked] = await withClient(databaseUrl, async (client) => [
    await describeResult(client, sources.migrations),
    await describeResult(client, [wanted]),
  ]);
  const isHandWritten = (line: string) => HAND_WRITTEN_INDEXES.some((name) => line.includes(`INDEX ${name} ON`));
  const handWritten = migrated.filter(isHandWritten).join();
  return [
    ...missing.map((statement) => `the snapshot lacks: ${statement}`),
    ...asked.filter((line) => !migrated.includes(line)).map((line) => `the migrations do not make: ${line}`),
    ...migrated
      .filter((line) => !asked.includes(line) && !isHandWritten(line))
      .map((line) => `the schema does not ask for: ${line}`),
    ...HAND_WRITTEN_INDEXES.filter((name) => !handWritten.includes(`INDEX ${name} ON`)).map(
      (name) => `the migrations do not make the index ${name}`,
    ),
  ];
}

import { once } from "node:events";
import { finished } from "node:stream/promises";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { listMigrations, MIGRATIONS_TABLE, pendingMigrations } from "../migrate.ts";
import { quoteName, withClient } from "../postgres/client.ts";
import { UserFacingError } from "../project.mjs";
import { type BackupHeader, readBackup } from "./file.ts";

const PERSONAL = ["try_users", "admin_users", "email_signups", "comments"];

const LOAD_SETTINGS = `SET LOCAL client_min_messages = warning; SET LOCAL maintenance_work_mem = '512MB';
  SET LOCAL max_parallel_maintenance_workers = 4`;

interface LoadOptions {
  path: string;
  header: BackupHeader;
  isReplacing: boolean;
}

interface Tombstone {
  subject_hash: string;
  deleted_at: Date;
}

async function rowsOf<T extends object>(client: Client, table: string, sql: string): Promise<T[]> {
  const { rows } = await client.query<{ found: string | null }>("SELECT to_regclass($1) AS found", [`public.${table}`]);
  return rows[0]?.found ? (await client.query<T>(sql)).rows : [];
}

async function assertReplaceable(client: Client, isReplacing: boolean): Promise<void> {
  const heartbeats = "SELECT 1 FROM app_instances WHERE heartbeat_at > now() - interval '30 seconds' LIMIT 1";
  if ((await rowsOf(client, "app_instances", heartbeats)).length > 0)
    throw new UserFacingError(
      "Clarity runs on this database. Stop every instance, wait half a minute, and restore again.",
    );
  if (isReplacing) return;
  for (const table of PERSONAL)
    if ((await rowsOf(client, table, `SELECT 1 FROM ${quoteName(table)} LIMIT 1`)).length > 0)
      throw new UserFacingError(
        "This database is not empty. To replace everything in it by the backup, add --replace; what it holds now is then lost.",
      );
}

async function makeTables(client: Client, { migrations }: BackupHeader): Promise<void> {
  const names = new Set(migrations.map(({ name }) => name));
  await client.query("DROP SCHEMA IF EXISTS pgboss CASCADE");
  await client.query("DROP SCHEMA public CASCADE");
  await client.query("CREATE SCHEMA public");
  await client.query(MIGRATIONS_TABLE);
  for (const { name, sql } of listMigrations()) if (names.has(name)) await client.query(sql);
  const { rows } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  // Removes the few rows that migrations insert. TRUNCATE would create a new file for each of some hundred tables and
  // indexes.
  for (const { name } of rows) await client.query(`DELETE FROM public.${quoteName(name)}`);
}

/**
 * Drops keys and indexes for the copying, during which they would be checked and maintained row by row and in the
 * order of the tables; returns the statements that recreate them. Foreign keys are dropped first and recreated last.
 */
async function removeConstraints(client: Client): Promise<string[]> {
  const keys = await client.query<{ drop: string; create: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS create
     FROM pg_constraint WHERE contype IN ('f', 'p', 'u') AND connamespace = 'public'::regnamespace
     ORDER BY contype = 'f' DESC`,
  );
  const indexes = await client.query<{ drop: string; create: string }>(
    `SELECT format('DROP INDEX %s', i.indexrelid::regclass) AS drop, pg_get_indexdef(i.indexrelid) AS create
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE c.relnamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid)`,
  );
  const statements = [...keys.rows, ...indexes.rows];
  for (const { drop } of statements) await client.query(drop);
  return [...indexes.rows, ...keys.rows.toReversed()].map(({ create }) => create);
}

async function copyRows(client: Client, path: string): Promise<void> {
  let sink: ReturnType<typeof copyFrom> | undefined;
  for await (const frame of readBackup(path)) {
    if (frame.kind === "table") {
      const { name, columns } = frame.value;
      sink = client.query(
        copyFrom(`COPY public.${quoteName(name)} (${columns.map(quoteName).join(", ")}) FROM STDIN (FREEZE)`),
      );
    } else if (frame.kind === "rows" && sink && !sink.write(frame.value)) await once(sink, "drain");
    else if (frame.kind === "tableEnd" && sink) {
      sink.end();
      await finished(sink);
      if (sink.rowCount !== frame.value.rows)
        throw new UserFacingError("A table lost rows while it was copied. Nothing was changed.");
    }
  }
}

/** Replaces all of a database or nothing. People deleted since the backup stay deleted. */
export async function loadDatabase(url: string, { path, header, isReplacing }: LoadOptions): Promise<void> {
  // The backup's tables are created by this version's migrations, so it has to know all of them.
  pendingMigrations(listMigrations(), header.migrations, { acceptsNewer: false });
  await withClient(url, async (client) => {
    await client.query("BEGIN");
    try {
      await client.query(LOAD_SETTINGS);
      await assertReplaceable(client, isReplacing);
      const tombstones = await rowsOf<Tombstone>(client, "deletion_tombstones", "SELECT * FROM deletion_tombstones");
      await makeTables(client, header);
      const constraints = await removeConstraints(client);
      await copyRows(client, path);
      for (const statement of constraints) await client.query(statement);
      for (const { name, value } of header.sequences)
        if (value !== null) await client.query("SELECT setval($1::regclass, $2)", [`public.${quoteName(name)}`, value]);
      for (const { subject_hash: hash, deleted_at: at } of tombstones)
        await client.query(
          "INSERT INTO deletion_tombstones (subject_hash, deleted_at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
          [hash, at],
        );
      await client.query("COMMIT");
      await client.query("ANALYZE");
    } catch (error) {
      await client.query("ROLLBACK").catch(() => undefined);
      if (error instanceof UserFacingError) throw error;
      throw new UserFacingError("The backup could not be restored. Nothing was changed.", { detail: String(error) });
    }
  });
}

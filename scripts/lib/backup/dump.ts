import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { readAppliedMigrations } from "../migrate.ts";
import { quoteName, withClient } from "../postgres/client.ts";
import { type Frame, type KeyFingerprints, type Totals, writeBackup } from "./file.ts";

async function listTables(client: Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.relname ORDER BY c.relname`,
  );
  return rows;
}

async function* readDatabase(client: Client, keys: KeyFingerprints, totals: Totals): AsyncGenerator<Frame> {
  const sequences = await client.query<{ name: string; value: string | null }>(
    "SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public'",
  );
  const migrations = await readAppliedMigrations(client);
  const createdAt = new Date().toISOString();
  yield { kind: "header", value: { format: 1, createdAt, migrations, sequences: sequences.rows, keys } };
  for (const { name, columns } of await listTables(client)) {
    yield { kind: "table", value: { name, columns } };
    const source = client.query(
      copyTo(`COPY public.${quoteName(name)} (${columns.map(quoteName).join(", ")}) TO STDOUT`),
    );
    for await (const chunk of source) yield { kind: "rows", value: chunk as Buffer }; // COPY gives buffers.
    yield { kind: "tableEnd", value: { rows: source.rowCount } };
    totals.tables += 1;
    totals.rows += source.rowCount;
  }
  yield { kind: "end", value: totals };
}

export async function dumpDatabase(url: string, path: string, keys: KeyFingerprints): Promise<Totals> {
  const totals = { tables: 0, rows: 0 };
  await withClient(url, async (client) => {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await writeBackup(path, readDatabase(client, keys, totals));
    await client.query("COMMIT");
  });
  return totals;
}

import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { isAdditionTo } from "../../lib/features/admin/model.ts";
import { assertSessionPooling } from "./postgres/assert-session-pooling.ts";
import { codeOf, withClient } from "./postgres/client.ts";
import { inRoot, UserFacingError } from "./project.mjs";

const FOLDER = inRoot("prisma", "migrations");
/**
 * A migration that waits for a table's lock makes every later statement on that table wait behind it, so it gives up
 * early, lets them pass and tries again.
 */
const LOCK_TIMEOUT_MS = 2_000;
const LOCK_TIMEOUT = "55P03";
const LOCK_PAUSE_MS = 1_000;
const LOCK_ATTEMPTS = 20;
const ADVISORY_LOCK = 7_202_511_210;

// The table of Prisma's own migrate command, so that either tool can continue after the other.
export const MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL, finished_at timestamptz,
  migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export function listMigrations(): Migration[] {
  const names = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, "migration.sql")));
  return names.sort().map((name) => {
    const sql = readFileSync(join(FOLDER, name, "migration.sql"), "utf8");
    return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
}

/**
 * The migrations that this version still has to apply. Newer ones of a later version are accepted where they only add,
 * as readiness accepts them: an instance that restarts during a rolling upgrade would otherwise not come back.
 * @throws UserFacingError when the histories of database and files differ
 */
export function pendingMigrations(
  known: Migration[],
  applied: { name: string; checksum: string }[],
  { acceptsNewer = true } = {},
): Migration[] {
  const files = new Map(known.map((migration) => [migration.name, migration]));
  const names = [...files.keys()];
  const done = new Set(applied.map(({ name }) => name));
  const pending = known.filter(({ name }) => !done.has(name));
  for (const { name, checksum } of applied) {
    const file = files.get(name);
    if (!file && !(acceptsNewer && pending.length === 0 && isAdditionTo(names, name)))
      throw new UserFacingError(
        `The database has the migration ${name}, which this version of Clarity does not know. Please update Clarity.`,
      );
    if (file && file.checksum !== checksum)
      throw new UserFacingError(
        `The migration ${name} was changed after it had been applied. Please restore it and write a new one.`,
      );
  }
  return pending;
}

export async function readAppliedMigrations(client: Client) {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "SELECT migration_name AS name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  );
  return rows;
}

export async function migrate(url: string): Promise<string[]> {
  await assertSessionPooling(url);
  return withClient(url, async (client) => {
    await client.query("SELECT pg_advisory_lock($1)", [ADVISORY_LOCK]);
    await client.query("SET client_min_messages = warning");
    await client.query(MIGRATIONS_TABLE);
    const pending = pendingMigrations(listMigrations(), await readAppliedMigrations(client));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  });
}

/** File and row share one transaction: after a kill a migration is either complete and recorded or not begun. */
async function apply(client: Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await applyOnce(client, migration);
      return;
    } catch (error) {
      await client.query("ROLLBACK").catch(() => undefined);
      if (codeOf(error) !== LOCK_TIMEOUT || attempt === LOCK_ATTEMPTS)
        throw new UserFacingError(`The migration ${migration.name} could not be applied.`, { detail: String(error) });
      await sleep(LOCK_PAUSE_MS);
    }
  }
}

async function applyOnce(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query("BEGIN");
  await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT_MS}ms'`);
  await client.query(sql);
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
     VALUES ($1, $2, now(), $3, 1)`,
    [randomUUID(), checksum, name],
  );
  await client.query("COMMIT");
}

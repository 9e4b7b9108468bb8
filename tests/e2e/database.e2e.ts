import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { before, test, type TestContext } from "node:test";
import { openSecret, sealSecret } from "../../lib/server/sealed-secret.ts";
import { resealAll } from "../../scripts/commands/keys-rotate.ts";
import { whenEnded } from "../../scripts/lib/child-process.ts";
import { dumpDatabase } from "../../scripts/lib/backup/dump.ts";
import { verifyBackup } from "../../scripts/lib/backup/file.ts";
import { loadDatabase } from "../../scripts/lib/backup/load.ts";
import { findDrift, readSources } from "../../scripts/lib/schema/drift.ts";
import { listMigrations, migrate, MIGRATIONS_TABLE, pendingMigrations } from "../../scripts/lib/migrate.ts";
import { databaseNamed, withClient } from "../../scripts/lib/postgres/client.ts";
import { ensureAppDatabase } from "../../scripts/lib/postgres/roles.ts";
import { type Server, startServer, stopServer } from "../../scripts/lib/postgres/server.ts";
import { makeTemporaryHome } from "../../scripts/lib/postgres/temporary.ts";
import { suite } from "../support/e2e/suite.ts";
import { waitFor } from "../support/wait-for.ts";
import { trimLog } from "../../scripts/lib/log-file.ts";

async function embedded(t: TestContext, { isDurable = false } = {}) {
  const home = makeTemporaryHome();
  let adminPassword = "first";
  let server: Server | undefined;
  const start = async () => {
    const options = { dataDir: join(home, "data"), logFile: join(home, "log"), preferredPort: server?.port };
    server = await startServer({ ...options, adminPassword, isDurable });
    return { server, url: await ensureAppDatabase(server.adminUrl, "app's own / password") };
  };
  t.after(async () => {
    if (server) await stopServer(server, 5_000);
    rmSync(home, { recursive: true, force: true });
  });
  return { start, loseSecrets: () => (adminPassword = "second") };
}

let shared: Server;
before(async () => {
  const home = makeTemporaryHome();
  const files = { dataDir: join(home, "data"), logFile: join(home, "log") };
  shared = await startServer({ ...files, adminPassword: "first", isDurable: true });
  suite.after(async () => {
    await stopServer(shared, 5_000);
    rmSync(home, { recursive: true, force: true });
  });
});

/** An empty database with the application's role. A server of its own takes a second, mostly of initdb. */
async function emptyDatabase(): Promise<string> {
  await withClient(shared.adminUrl, (admin) => admin.query("DROP DATABASE IF EXISTS clarity WITH (FORCE)"));
  return ensureAppDatabase(shared.adminUrl, "app's own / password");
}

const rows = async (url: string, sql: string) =>
  (await withClient(url, (client) => client.query<Record<string, unknown>>(sql))).rows;

test("gives the application role its schema and nothing else", async () => {
  const url = await emptyDatabase();
  await migrate(url);
  const [role] = await rows(
    url,
    "SELECT rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication OR rolbypassrls AS mighty FROM pg_roles WHERE rolname = current_user",
  );
  assert.deepEqual(role, { mighty: false });
  const owned = await rows(
    url,
    `SELECT 'database ' || datname AS thing FROM pg_database WHERE pg_get_userbyid(datdba) = current_user
     UNION ALL SELECT 'schema ' || nspname FROM pg_namespace WHERE pg_get_userbyid(nspowner) = current_user`,
  );
  assert.deepEqual(owned, [{ thing: "schema public" }]);
  await assert.rejects(rows(databaseNamed(url, "postgres"), "SELECT 1"), /permission denied for database/);
  const settings = await rows(url, "SELECT current_setting('fsync') AS a, current_setting('synchronous_commit') AS b");
  assert.deepEqual(settings, [{ a: "on", b: "on" }]);
});

test("restarts a killed database on its port with all committed rows", async (t) => {
  const { start } = await embedded(t, { isDurable: true });
  const first = await start();
  await rows(first.url, "CREATE TABLE kept AS SELECT 7 AS value");
  first.server.child.kill("SIGKILL");
  await whenEnded(first.server.child);
  const second = await start();
  assert.equal(second.url, first.url);
  assert.deepEqual(await rows(second.url, "SELECT value FROM kept"), [{ value: 7 }]);
});

test("stops an orphaned database server and starts a new one", async (t) => {
  const { start } = await embedded(t);
  const first = await start();
  await rows(first.url, "CREATE TABLE kept AS SELECT 7 AS value");
  const second = await start();
  assert.deepEqual([second.url, await whenEnded(first.server.child)], [first.url, "exit code 0"]);
  assert.deepEqual(await rows(second.url, "SELECT value FROM kept"), [{ value: 7 }]);
});

test("opens existing data after its passwords were lost", async (t) => {
  const { start, loseSecrets } = await embedded(t);
  const first = await start();
  await rows(first.url, "CREATE TABLE kept AS SELECT 7 AS value");
  loseSecrets();
  const opened = await start();
  assert.deepEqual(await rows(opened.url, "SELECT value FROM kept"), [{ value: 7 }]);
});

test("applies migrations once when instances start together", async () => {
  const url = await emptyDatabase();
  const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  assert.deepEqual(
    applied.flat(),
    listMigrations().map(({ name }) => name),
  );
  assert.deepEqual(await migrate(url), []);
  assert.deepEqual(await findDrift(url), []);
});

test("does not block other queries while a migration waits for a lock", async () => {
  const url = await emptyDatabase();
  await rows(url, MIGRATIONS_TABLE);
  const waiting = async () =>
    (await rows(url, "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'relation'"))
      .length;
  await withClient(url, async (holder) => {
    await holder.query("BEGIN; LOCK TABLE _prisma_migrations IN SHARE MODE");
    const migrating = migrate(url);
    await waitFor(async () => (await waiting()) === 1);
    await waitFor(async () => (await waiting()) === 0);
    await holder.query("ROLLBACK");
    assert.equal((await migrating).length, listMigrations().length);
  });
});

test("reports every difference between snapshot, migrations and schema", async () => {
  const url = await emptyDatabase();
  const sources = readSources();
  const schema = sources.schema.replace("username String @unique", "username String? @unique");
  const missingColumn = await findDrift(url, { ...sources, schema });
  assert.deepEqual(missingColumn, [
    'the snapshot lacks: ALTER TABLE "users" ALTER COLUMN "username" DROP NOT NULL',
    "the migrations do not make: column users.username text",
    "the schema does not ask for: column users.username text NOT NULL",
  ]);
  const migrations = [
    ...sources.migrations,
    'DROP INDEX "conversations_pinned"; CREATE INDEX extra ON users(password)',
  ];
  const otherIndexes = (await findDrift(url, { ...sources, migrations })).join("\n");
  assert.match(otherIndexes, /the schema does not ask for: index CREATE INDEX extra/);
  assert.match(otherIndexes, /the migrations do not make the index conversations_pinned/);
});

test("re-encrypts every sealed value with the new token key", async () => {
  const url = await emptyDatabase();
  await migrate(url);
  const key = (id: string) => ({ id, key: randomBytes(32) });
  const [before, after] = [key("k1"), key("k2")];
  const place = { table: "data_connections", column: "refresh_token", userId: 7 };
  const outbox = { table: "outbox_events", column: "payload", userId: 0 };
  await rows(
    url,
    "INSERT INTO try_users (id, email, email_key, updated_at) VALUES (7, 'a@b.example', 'a@b.example', now())",
  );
  await withClient(url, async (client) => {
    await client.query(
      "INSERT INTO data_connections (id, user_id, provider, provider_user_id, refresh_token, updated_at) VALUES ('c', 7, 'gmail', '1', $1, now())",
      [sealSecret([before], "refresh", place)],
    );
    await client.query("INSERT INTO outbox_events (id, kind, payload) VALUES ('e', 'mail', $1)", [
      JSON.stringify({ sealed: sealSecret([before], "letter", outbox) }),
    ]);
    assert.equal(await resealAll(client, [after, before]), 2);
    assert.equal(await resealAll(client, [after, before]), 0);
  });
  const [connection] = await rows(url, "SELECT refresh_token AS sealed FROM data_connections");
  const [event] = await rows(url, "SELECT payload ->> 'sealed' AS sealed FROM outbox_events");
  assert.equal(openSecret([after], String(connection?.sealed), place), "refresh");
  assert.equal(openSecret([after], String(event?.sealed), outbox), "letter");
});

test("rolls a failed migration back completely", async () => {
  const url = await emptyDatabase();
  // The last table of the migration already exists, so it fails near its end.
  await rows(url, "CREATE TYPE report_state AS ENUM ('other')");
  await assert.rejects(migrate(url), /could not be applied/);
  const tables = await rows(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  assert.deepEqual(tables, [{ tablename: "_prisma_migrations" }]);
  assert.deepEqual(await rows(url, "SELECT * FROM _prisma_migrations"), []);
});

test("truncates a log over 10 MB while it is open", (t) => {
  const home = makeTemporaryHome();
  t.after(() => rmSync(home, { recursive: true, force: true }));
  const path = join(home, "log");
  const log = openSync(path, "a");
  t.after(() => closeSync(log));
  trimLog(join(home, "none"));
  writeSync(log, Buffer.alloc(10 * 1024 * 1024));
  trimLog(path);
  assert.equal(statSync(path).size, 10 * 1024 * 1024);
  writeSync(log, "one more");
  trimLog(path);
  writeSync(log, "begun anew");
  assert.equal(readFileSync(path, "utf8"), "begun anew");
});

test("refuses a database with a contracting, an older unknown or a changed migration", () => {
  const known = listMigrations();
  const [first] = known;
  assert.ok(first);
  const same = { name: first.name, checksum: first.checksum };
  const applied = (...names: string[]) => [...known, ...names.map((name) => ({ name, checksum: "0" }))];
  assert.deepEqual(pendingMigrations(known, [same]), known.slice(1));
  assert.throws(() => pendingMigrations(known, [{ ...same, checksum: "0" }]), /was changed after it had been applied/);
  for (const name of ["29990101000000_contract_x", "20200101000000_x"])
    assert.throws(() => pendingMigrations(known, applied(name)), /does not know/);
  assert.throws(() => pendingMigrations(known, [same, { name: "29990101_x", checksum: "0" }]), /does not know/);
});

test("starts beside newer migrations that only add, as readiness does, and restores no backup of them", async (t) => {
  const url = await emptyDatabase();
  await migrate(url);
  await rows(
    url,
    `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name) VALUES ('n', '0', now(), '29990101000000_column')`,
  );
  assert.deepEqual(await migrate(url), []);
  const path = join(makeTemporaryHome(), "newer.backup");
  t.after(() => rmSync(dirname(path), { recursive: true, force: true }));
  await dumpDatabase(url, path, { authSecret: "", tokenKeys: [] });
  const { header } = await verifyBackup(path);
  await assert.rejects(loadDatabase(url, { path, header, isReplacing: true }), /does not know/);
});

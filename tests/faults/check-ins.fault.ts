import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { Client } from "pg";
import { type ClusterApp, startTestCluster, type TestCluster } from "../support/chat/test-cluster.ts";
import { insertSignedInPerson } from "../support/e2e/signed-in-person.ts";
import { type JobQueue, openJobQueue } from "../support/job-queue.ts";
import { type MailServer, startMailServer } from "../support/fakes/mail-server.ts";
import { waitFor } from "../support/wait-for.ts";

const ZONE = Math.abs(new Date().getUTCHours() - 12) < 6 ? "UTC" : "Pacific/Auckland";
const TODAY = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE }).format(new Date());

let cluster: TestCluster;
let mail: MailServer;
let database: Client;
let queue: JobQueue;
let app: ClusterApp;

const HELD = 19;

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: cluster.databaseUrl });
  await client.connect();
  return client;
}

const startApp = () => cluster.startApp({ SMTP_URL: mail.url });

before(async () => {
  mail = await startMailServer();
  cluster = await startTestCluster();
  database = await connect();
  app = await startApp();
  queue = await openJobQueue(cluster.databaseUrl);
});
after(async () => {
  await queue?.close();
  await database?.end();
  await cluster?.close();
  await mail?.close();
});

interface Person {
  userId: number;
  email: string;
}

async function newPerson(): Promise<Person> {
  const { userId, email } = await insertSignedInPerson(cluster.databaseUrl);
  await database.query("UPDATE try_users SET email_verified = now() WHERE id = $1", [userId]);
  await database.query(
    `INSERT INTO commitments (id, user_id, text, time_zone, due_on, due_at, calendar_uid)
     VALUES ($1, $2, 'Call Jo', $3, $4, now(), $1)`,
    [randomUUID(), userId, ZONE, TODAY],
  );
  return { userId, email };
}

async function makeDue({ userId }: Person, by = database): Promise<void> {
  const sql = "INSERT INTO check_in_settings (user_id, time_zone, mail_on, next_at) VALUES ($1, $2, true, now())";
  await by.query(sql, [userId, ZONE]);
}

const receivedBy = ({ email }: Person) =>
  mail.received.filter(({ recipients, subject }) => recipients.includes(email) && subject?.includes("check-in")).length;
const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  Number((await database.query<{ n: string }>(`SELECT count(*) AS n FROM ${sql}`, values)).rows[0]?.n);
const countPlanned = ({ userId }: Person) => count("check_in_mails WHERE user_id = $1", userId);
const countWaiting = () => count("outbox_events WHERE kind = 'mail.once'");

const BLOCKED = "pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
const whenBlocked = () => waitFor(async () => (await count(BLOCKED)) > 0);

/** Blocks matching statements, as if they had not reached the database yet, until the returned function is called. */
async function holdStatement(statement: "INSERT" | "UPDATE" | "DELETE", table: string): Promise<() => Promise<void>> {
  const client = await connect();
  await client.query(`
    SELECT pg_advisory_lock(${HELD});
    CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_advisory_xact_lock_shared(${HELD}); RETURN coalesce(NEW, OLD); END';
    CREATE TRIGGER hold BEFORE ${statement} ON ${table} FOR EACH ROW EXECUTE FUNCTION hold()`);
  return async () => {
    await client.end();
    await waitFor(async () => (await count(BLOCKED)) === 0);
    await database.query("DROP FUNCTION hold CASCADE");
  };
}

async function killBlocked(): Promise<void> {
  await app.kill();
  await database.query(`SELECT pg_terminate_backend(pid) FROM ${BLOCKED}`);
}

function holdMail(stage: "recipient" | "end"): { reached: Promise<void>; release: () => void } {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const reached = new Promise<void>((resolve) => {
    mail.trouble.hold = (at) => {
      if (at !== stage) return undefined;
      resolve();
      return held;
    };
  });
  return {
    reached,
    release: () => {
      mail.trouble.hold = undefined;
      release();
    },
  };
}

async function runToEnd(name: Parameters<JobQueue["add"]>[0]): Promise<void> {
  const id = await queue.add(name);
  await waitFor(async () => (await count("pgboss.job WHERE id = $1 AND state = 'completed'", id)) === 1);
}

async function planAndDeliver(person: Person): Promise<void> {
  await makeDue(person);
  await runToEnd("check-ins.send");
  await queue.add("accounts.outbox");
}

async function succeed(): Promise<void> {
  app = await startApp();
  for (let run = 0; run < 2; run++) {
    // The lease of an event that the dead process held ends now.
    await database.query("UPDATE outbox_events SET next_at = now()");
    await runToEnd("check-ins.send");
    await runToEnd("accounts.outbox");
  }
  assert.equal(await count("check_in_settings WHERE mail_on AND next_at <= now()"), 0);
  await waitFor(async () => (await count("outbox_events")) === 0);
}

/** The event is gone before the mail server has the end of the mail. */
async function succeedWithOneMail(person: Person): Promise<void> {
  await succeed();
  await waitFor(() => receivedBy(person) > 0);
  assert.equal(receivedBy(person), 1);
}

test("sends one mail when killed before it claims the person's row", async () => {
  const person = await newPerson();
  const other = await connect();
  await other.query("BEGIN; LOCK TABLE check_in_settings IN EXCLUSIVE MODE");
  await makeDue(person, other);
  await queue.add("check-ins.send");
  await whenBlocked();
  await killBlocked();
  await other.query("COMMIT");
  await other.end();
  await succeedWithOneMail(person);
});

test("sends one mail when killed after it has claimed the row", async () => {
  const person = await newPerson();
  const release = await holdStatement("INSERT", "check_in_mails");
  await makeDue(person);
  await queue.add("check-ins.send");
  await whenBlocked();
  await killBlocked();
  await release();
  assert.deepEqual([await countPlanned(person), await countWaiting()], [0, 0]);
  await succeedWithOneMail(person);
});

test("sends one mail when killed between the plan and the delivery", async () => {
  const person = await newPerson();
  const release = await holdStatement("UPDATE", "outbox_events");
  await planAndDeliver(person);
  await whenBlocked();
  await killBlocked();
  await release();
  assert.deepEqual([await countPlanned(person), await countWaiting()], [1, 1]);
  await succeedWithOneMail(person);
});

test("sends one mail when killed while the mail server is silent", async () => {
  const person = await newPerson();
  const server = holdMail("recipient");
  await planAndDeliver(person);
  await server.reached;
  await app.kill();
  server.release();
  assert.deepEqual([receivedBy(person), await countWaiting()], [0, 1]);
  await succeedWithOneMail(person);
});

test("sends one mail when killed with all but its end at the mail server", async () => {
  const person = await newPerson();
  const release = await holdStatement("DELETE", "outbox_events");
  await planAndDeliver(person);
  await whenBlocked();
  await killBlocked();
  await release();
  assert.deepEqual([receivedBy(person), await countWaiting()], [0, 1]);
  await succeedWithOneMail(person);
});

test("sends one mail when killed after the mail server has it and before its answer", async () => {
  const person = await newPerson();
  const server = holdMail("end");
  await planAndDeliver(person);
  await server.reached;
  await app.kill();
  server.release();
  assert.deepEqual([receivedBy(person), await countWaiting()], [1, 0]);
  await succeedWithOneMail(person);
});

test("sends no mail rather than two when killed at the one moment that leaves the delivery uncertain", async () => {
  const person = await newPerson();
  const release = await holdStatement("DELETE", "outbox_events");
  await planAndDeliver(person);
  await whenBlocked();
  await app.kill();
  // The database still removes the event, but no process is left to complete the mail.
  await release();
  await waitFor(async () => (await countWaiting()) === 0);
  await succeed();
  assert.equal(receivedBy(person), 0);
  // The next day's mail names the step.
  await database.query("UPDATE check_in_mails SET day = '2000-01-01' WHERE user_id = $1", [person.userId]);
  await database.query("UPDATE check_in_settings SET next_at = now() WHERE user_id = $1", [person.userId]);
  await runToEnd("check-ins.send");
  await runToEnd("accounts.outbox");
  await waitFor(() => receivedBy(person) > 0);
  assert.equal(receivedBy(person), 1);
});

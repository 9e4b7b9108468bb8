import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { Client } from "pg";
import { type ClusterApp, ClusterUser, startTestCluster, type TestCluster } from "../support/chat/test-cluster.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { waitFor } from "../support/wait-for.ts";

/** Jobs run each minute, and a dead process's job is given to another one after half a minute. */
const JOB_MS = 150_000;
/** A zone in which the day neither begins nor ends while the test runs. */
const ZONE = Math.abs(new Date().getUTCHours() - 12) < 6 ? "UTC" : "Pacific/Auckland";
const TODAY = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE }).format(new Date());

let cluster: TestCluster;
let mail: MailServer;
let database: Client;
let app: ClusterApp;

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
});
after(async () => {
  await database?.end();
  await cluster?.close();
  await mail?.close();
});

interface Person {
  userId: number;
  email: string;
}

/** Somebody with a confirmed address to whom something is due. */
async function signUp(): Promise<Person> {
  const { userId } = await ClusterUser.signUp(app);
  const sql = "UPDATE try_users SET email_verified = now() WHERE id = $1 RETURNING email";
  const { rows } = await database.query<{ email: string }>(sql, [userId]);
  await database.query(
    `INSERT INTO commitments (id, user_id, text, time_zone, due_on, due_at, calendar_uid)
     VALUES ($1, $2, 'Call Jo', $3, $4, now(), $1)`,
    [randomUUID(), userId, ZONE, TODAY],
  );
  const email = rows[0]?.email ?? "";
  await mail.firstTo(email); // The one that asks to confirm the address comes first.
  return { userId, email };
}

/** The time of their mail has come. */
const makeDue = ({ userId }: Person) =>
  database.query(`INSERT INTO check_in_settings (user_id, time_zone, mail_on, next_at) VALUES ($1, $2, true, now())`, [
    userId,
    ZONE,
  ]);

const receivedBy = ({ email }: Person) =>
  mail.received.filter(({ recipients, subject }) => recipients.includes(email) && subject?.includes("check-in"));
const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  Number((await database.query<{ n: string }>(`SELECT count(*) AS n FROM ${sql}`, values)).rows[0]?.n);

/** Nothing is left to send: everybody's next mail lies ahead, and no mail waits. */
async function waitUntilSettled(): Promise<void> {
  // The lease of an event that a dead process held ends now.
  await database.query("UPDATE outbox_events SET next_at = now()");
  await waitFor(
    async () =>
      (await count("check_in_settings WHERE mail_on AND next_at <= now()")) === 0 &&
      (await count("outbox_events")) === 0,
    JOB_MS,
  );
}

test("a process that dies before it claims the row sends nothing, and its successor sends one", async () => {
  const person = await signUp();
  await makeDue(person);
  await app.kill();
  app = await startApp();
  await waitFor(() => receivedBy(person).length > 0, JOB_MS);
  await waitUntilSettled();
  assert.equal(receivedBy(person).length, 1);
});

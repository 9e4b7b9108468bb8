import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { before, test } from "node:test";
import { Client } from "pg";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import { suite } from "../support/e2e/suite.ts";
import { Visitor } from "../support/e2e/visitor.ts";
import { startFakeGoogle } from "../support/fakes/fake-google.ts";
import { makeSentMails } from "../support/mail/mail-factory.ts";
import { type FakeOpenAi, startFakeOpenAi } from "../support/fakes/fake-openai.ts";
import { SCORES } from "../support/factories/hexaco-scores.ts";
import { waitFor } from "../support/wait-for.ts";

const MAILS = 160;
/** The queue reassigns a dead process's job after about half a minute, and the report's run after forty seconds. */
const RECOVERY_MS = 150_000;

let app: RunningApp;
let google: Awaited<ReturnType<typeof startFakeGoogle>>;
let model: FakeOpenAi;
let database: Client;

before(async () => {
  const sent = makeSentMails(MAILS).map(({ raw }) => raw);
  google = await startFakeGoogle({ address: "mira@gmail.example", sent: sent.toReversed() });
  suite.after(async () => void (await google.close()));
  model = await startFakeOpenAi();
  suite.after(() => model.close());
  app = await startApp(suite, {
    env: {
      GOOGLE_CLIENT_ID: "client",
      GOOGLE_CLIENT_SECRET: "secret",
      GOOGLE_ISSUER: google.url,
      GMAIL_API_URL: google.url,
      OPENAI_API_KEY: "test",
      OPENAI_BASE_URL: model.url,
      OPENAI_MODEL: "fake-model",
    },
  });
  database = await connected();
  suite.after(() => database.end());
});

async function connected(): Promise<Client> {
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  return client;
}

const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  Number((await database.query<{ n: string }>(`SELECT count(*) AS n FROM ${sql}`, values)).rows[0]?.n);

interface Person {
  visitor: Visitor;
  userId: number;
}

async function beginTrial(): Promise<Person> {
  const visitor = new Visitor(app);
  await visitor.enterAccessCode();
  const body = { email: `${randomUUID()}@example.com`, name: "Mira Holt" };
  const { user } = await visitor.json<{ user: { id: number } }>("/api/try-clarity/signup", { body });
  return { visitor, userId: user.id };
}

async function signUpWithScores(): Promise<Person> {
  const visitor = new Visitor(app);
  await visitor.enterAccessCode();
  const account = { email: `${randomUUID()}@example.com`, password: "correct horse", name: "Mira Holt" };
  const body = { ...account, linkedinUrl: null, hexacoScores: SCORES };
  const { userId } = await visitor.json<{ userId: number }>("/api/try-clarity/manual-hexaco-signup", { body });
  return { visitor, userId };
}

async function connectMailbox({ visitor, userId }: Person): Promise<void> {
  const start = await visitor.call("/api/try-clarity/auth/gmail");
  const back = google.authorize(new URL(start.headers.get("location") ?? ""));
  const end = await visitor.call(back.pathname + back.search);
  assert.match(end.headers.get("location") ?? "", /panel=gmail/);
  const hours = { from: 8, to: 18, days: [1, 2, 3, 4, 5] };
  const body = { isStrict: false, hours, clock: { zone: null, isConfirmed: false } };
  await visitor.json(`/api/try-clarity/mailbox-check/${userId}`, { body });
}

const linkProfile = ({ visitor, userId }: Person) =>
  visitor.json(`/api/try-clarity/link-linkedin/${userId}`, {
    body: { linkedinProfile: { name: "Mira Holt", source: "url" }, insights: "**Hi Mira.**" },
  });

function askForReport({ visitor, userId }: Person): void {
  visitor.call(`/api/try-clarity/generate-manual-hexaco-report/${userId}`, { body: {} }).catch(() => undefined);
}

async function lockModelOf({ userId }: Person): Promise<() => Promise<void>> {
  const client = await connected();
  await client.query("BEGIN");
  await client.query("SELECT 1 FROM user_models WHERE user_id = $1 FOR UPDATE", [userId]);
  return () => client.end();
}

const waitsForLock = (of: number) =>
  count("pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()").then((n) => n >= of);
const hasReport = ({ userId }: Person, where: string) =>
  count(`reports WHERE user_id = $1 AND ${where}`, userId).then((n) => n === 1);
const hasImport = ({ userId }: Person, where: string) =>
  count(`mailbox_imports WHERE user_id = $1 AND ${where}`, userId).then((n) => n === 1);

test("makes exactly one report after a kill at each stage", async () => {
  const measuring = await beginTrial();
  await linkProfile(measuring);
  const unlockMeasuring = await lockModelOf(measuring);
  await connectMailbox(measuring);
  await waitFor(async () => (await hasImport(measuring, "page_token = 'end'")) && (await waitsForLock(1)));

  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  google.trouble.hold = (path) => (path === "messages/m130" ? held : undefined);
  const reading = await beginTrial();
  await connectMailbox(reading);
  await waitFor(() => hasImport(reading, "messages = 100 AND state = 'running'"));

  const queued = await beginTrial();
  await connectMailbox(queued);
  assert.ok(await hasImport(queued, "state = 'queued'"));

  model.next({ isSilent: true });
  const wording = await signUpWithScores();
  askForReport(wording);
  await waitFor(async () => (await hasReport(wording, "stage = 'wording'")) && model.calls.length > 0);

  model.always({ status: 400 });
  const storing = await signUpWithScores();
  const unlockStoring = await lockModelOf(storing);
  askForReport(storing);
  await waitFor(() => waitsForLock(2));

  await app.kill();
  await Promise.all([unlockMeasuring(), unlockStoring()]);
  google.trouble.hold = undefined;
  letGo();
  const people = [measuring, reading, queued, wording, storing];
  assert.equal(await count("reports WHERE state = 'ready'"), 0);
  await app.restart();

  await waitFor(() => count("reports WHERE state = 'ready'").then((n) => n >= people.length), RECOVERY_MS);
  for (const person of people) {
    const { report } = await person.visitor.json<{ report: { version: number } }>(
      `/api/try-clarity/generate-report/${person.userId}`,
      { body: {} },
    );
    assert.equal(report.version, 1);
    assert.ok(await hasReport(person, "TRUE"), "exactly one report, finished or not");
  }
  for (const person of [measuring, reading, queued]) {
    assert.ok(await hasImport(person, `state = 'done' AND NOT partial AND messages = ${MAILS}`));
    assert.equal(await count("email_analysis WHERE user_id = $1", person.userId), MAILS);
  }
});

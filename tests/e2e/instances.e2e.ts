import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { before, test } from "node:test";
import { migrate } from "../../scripts/lib/migrate.ts";
import { withClient } from "../../scripts/lib/postgres/client.ts";
import { type ClusterApp, ClusterUser, startTestCluster, type TestCluster } from "../support/chat/test-cluster.ts";
import { grantAccess, openPage } from "../support/e2e/browser.ts";
import { suite } from "../support/e2e/suite.ts";
import { findPgBouncer, startPgBouncer } from "../support/fakes/pgbouncer.ts";
import { type RoundRobinProxy, startRoundRobinProxy } from "../support/fakes/round-robin-proxy.ts";
import { TEST_SETTINGS } from "../support/test-settings.ts";
import { waitFor } from "../support/wait-for.ts";

const ANSWER = { text: "one word after another ".repeat(6), chunkSize: 8, delayMs: 20 };

let cluster: TestCluster;
let proxy: RoundRobinProxy;
let instances: ClusterApp[];
let site: ClusterApp;

const startInstance = async (): Promise<ClusterApp> => {
  const app = await cluster.startApp({ APP_URL: proxy.url, RATE_LIMIT_SCALE: "1", TRUSTED_PROXY_HOPS: "1" });
  proxy.add(app.url);
  return app;
};

before(async () => {
  cluster = await startTestCluster();
  suite.after(() => cluster.close());
  proxy = await startRoundRobinProxy();
  suite.after(() => proxy.close());
  instances = await Promise.all([startInstance(), startInstance()]);
  cluster.model.always(ANSWER);
  site = { url: proxy.url, origin: proxy.url, pid: 0, kill: () => Promise.resolve(), stop: () => Promise.resolve() };
});

const query = async (sql: string) =>
  (await withClient(cluster.databaseUrl, (client) => client.query<Record<string, unknown>>(sql))).rows;

test("a newcomer goes from the access code to a reply without sticky sessions", async (t) => {
  const app = { url: site.url, accessCode: TEST_SETTINGS.ACCESS_CODE ?? "" };
  const page = await openPage(t, app, { width: 1440, height: 900 });
  await grantAccess(page, app);
  await page.goto("/try?step=manual-hexaco");
  await page.getByLabel("Email").fill(`mira-${randomUUID()}@example.com`);
  await page.getByLabel("Password").fill("correct horse battery");
  for (const trait of [
    "Honesty-Humility",
    "Emotionality",
    "Extraversion",
    "Agreeableness",
    "Conscientiousness",
    "Openness",
  ])
    await page.getByLabel(trait).fill("60");
  await page.getByRole("button", { name: "Create Account & Continue" }).click();
  await page.getByRole("heading", { level: 1, name: /^I See You/ }).waitFor();
  await page.getByRole("button", { name: "Continue to Chat" }).click();
  await page.waitForURL("/chat");
  await page.getByPlaceholder("Share what's on your mind...").fill("I put off a talk with my manager.");
  await page.keyboard.press("Enter");
  await page.getByText("Reply ready").waitFor({ state: "attached" });
  await page.reload();
  await page.getByText(ANSWER.text.trim()).first().waitFor();
  for (const { url } of instances) assert.ok((proxy.answered.get(url) ?? 0) > 5, `${url} had its share`);
});

test("restarts one instance after another under load without a failed request or a lost reply", async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => ClusterUser.signUp(site)));
  let isOver = false;
  const failures: string[] = [];
  let replies = 0;
  const talking = people.map(async (person) => {
    for (let n = 0; !isOver && n < 18; n++) {
      const sessionId = await person.newConversation(site);
      const reply = await person.send(site, sessionId, `Question ${n}`);
      await reply.done;
      const [question, answer] = await person.messages(site, sessionId);
      replies += 1;
      const seen = {
        status: reply.status,
        end: reply.end,
        text: reply.text,
        said: question?.content,
        state: answer?.state,
      };
      const whole = { status: 200, end: "clean", text: ANSWER.text, said: `Question ${n}`, state: "complete" };
      if (JSON.stringify(seen) !== JSON.stringify(whole)) failures.push(JSON.stringify(seen));
    }
  });
  for (const old of [...instances]) {
    const replacement = await startInstance();
    proxy.remove(old.url);
    await old.stop();
    instances = [...instances.filter((app) => app !== old), replacement];
  }
  isOver = true;
  await Promise.all(talking);
  assert.deepEqual(failures, []);
  assert.ok(replies >= people.length * 2, `${replies} replies`);
});

test("keeps serving when one of three instances is killed, and keeps the visible text of its replies", async () => {
  const third = await startInstance();
  instances.push(third);
  const person = await ClusterUser.signUp(site);
  const sessionId = await person.newConversation(site);
  cluster.model.always({ ...ANSWER, text: ANSWER.text.repeat(50) });
  const reply = await person.send(third, sessionId, "Hello");
  assert.equal(reply.status, 200);
  await waitFor(() => reply.text.length > 20);
  await third.kill();
  await reply.done;
  cluster.model.always(ANSWER);
  for (let n = 0; n < 9; n++) {
    const response = await fetch(`${site.url}/api/auth/user`, { headers: { cookie: person.cookie } });
    assert.equal(response.status, 200);
    await response.body?.cancel();
  }
  const stateOf = `SELECT state FROM chat_messages WHERE id = '${reply.messageId}'`;
  await waitFor(async () => (await query(stateOf))[0]?.state === "interrupted");
  const [, kept] = await person.messages(site, sessionId);
  assert.ok(kept?.content.startsWith(reply.text));
  proxy.remove(third.url);
});

test("shares limits between instances", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) {
    const response = await fetch(`${site.url}/api/access-gate`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: site.url },
      body: JSON.stringify({ password: "wrong" }),
    });
    statuses.push(response.status);
    await response.body?.cancel();
  }
  assert.deepEqual(statuses, [...Array<number>(10).fill(401), 429]);
});

test("applies nothing twice when instances migrate at once", async () => {
  const listApplied = "SELECT migration_name FROM _prisma_migrations ORDER BY migration_name";
  const applied = await query(listApplied);
  const again = await Promise.all([1, 2, 3].map(() => migrate(cluster.databaseUrl)));
  assert.deepEqual([again.flat(), await query(listApplied)], [[], applied]);
});

test("runs each schedule once for all instances", async () => {
  assert.deepEqual(
    await query("SELECT name, count(*)::int AS n FROM pgboss.schedule GROUP BY name HAVING count(*) > 1"),
    [],
  );
  // Scheduled jobs, whichever instance sent them, by the minute that they were for.
  const minutes = `SELECT data ->> 'slot' AS minute, count(*)::int AS n FROM pgboss.job
    WHERE name = '__pgboss__send-it' AND data ->> 'name' = 'accounts.outbox' GROUP BY 1`;
  await waitFor(async () => (await query(minutes)).length > 0, 100_000);
  for (const { n } of await query(minutes)) assert.equal(n, 1);
});

test("works behind PgBouncer in session mode, and refuses transaction mode in one line", async (t) => {
  const program = findPgBouncer();
  if (!program) {
    t.diagnostic("PgBouncer is not installed here, so this was not tried: apt-get install pgbouncer");
    return;
  }
  const transaction = await startPgBouncer(program, cluster.databaseUrl, "transaction");
  t.after(() => transaction.close());
  await assert.rejects(migrate(transaction.url), /pooler in transaction mode/);
  const session = await startPgBouncer(program, cluster.databaseUrl, "session");
  t.after(() => session.close());
  assert.deepEqual(await migrate(session.url), []);
  const app = await cluster.startApp({ DATABASE_URL: session.url });
  t.after(() => app.stop());
  const person = await ClusterUser.signUp(app);
  const reply = await person.send(app, await person.newConversation(app), "Hello");
  await reply.done;
  assert.deepEqual([reply.end, reply.text], ["clean", ANSWER.text]);
});

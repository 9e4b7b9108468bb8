import { readFileSync } from "node:fs";
import { GET } from "@/app/api/metrics/route";
import { checkPassword } from "@/lib/features/accounts/credentials/check-password";
import { addEvent } from "@/lib/features/accounts/outbox/outbox-store";
import { openQueue } from "@/lib/server/queue";
import { closeDb, db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { changeSettings, restoreSettings } from "@/tests/support/settings";

afterEach(restoreSettings);

const scrape = (network: string, token?: string) =>
  GET(
    new Request("http://localhost:3000/api/metrics", {
      headers: { "x-forwarded-for": network, ...(token && { authorization: `Bearer ${token}` }) },
    }),
    { params: Promise.resolve({}) },
  );

beforeAll(() => openQueue([]));

it("serves this machine and holders of the token, and nobody else", async () => {
  expect((await scrape("127.0.0.1")).status).toBe(200);
  expect((await scrape("0:0:0:0::/64")).status).toBe(200);
  expect((await scrape("203.0.113.9")).status).toBe(404);
  expect((await scrape("203.0.113.9", "undefined")).status).toBe(404);
  Object.assign(env(), { METRICS_TOKEN: "a-token-of-this-test" });
  expect((await scrape("203.0.113.9", "a-token-of-this-test")).status).toBe(200);
  expect((await scrape("203.0.113.9", "a-token-of-that-test")).status).toBe(404);
  Object.assign(env(), { METRICS_TOKEN: undefined });
});

it("counts the backlog and refused sign-ins", async () => {
  await db().outboxEvent.deleteMany();
  await addEvent("mail", {});
  const ctx = { actor: { type: "visitor" } as const, requestId: "t", now: new Date(), network: "metrics-test" };
  const attempt = { subject: "nobody", password: "x", device: undefined, failureEvent: "auth.sign_in_failed" };
  await expect(checkPassword(ctx, { ...attempt, find: async () => null })).rejects.toThrow("Invalid credentials");
  const text = await (await scrape("127.0.0.1")).text();
  expect(text).toMatch(/^clarity_outbox_depth 1$/m);
  expect(text).toMatch(/^clarity_sign_ins_refused_total\{reason="credentials"\} 1$/m);
  expect(text).toMatch(/# EOF\s*$/);
});

it("contain every metric that the alerts and the dashboard name", async () => {
  const text = await (await scrape("127.0.0.1")).text();
  const documents = ["docs/operations/alerts.md", "docs/operations/grafana-dashboard.json"];
  const named = documents.flatMap(
    (file) => readFileSync(file, "utf8").match(/\b(?:clarity|nodejs|process)_[a-z0-9_]+\b/g) ?? [],
  );
  const families = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const missing = named.filter((name) => !families.has(name.replace(/_(?:bucket|count|total)$/, "")));
  expect([named.length > 20, missing]).toEqual([true, []]);
});

it("are served while the database is away", async () => {
  await closeDb();
  changeSettings({ DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" });
  const response = await scrape("127.0.0.1");
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/^clarity_outbox_depth NaN$/im);
  await closeDb();
});

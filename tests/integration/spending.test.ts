import { randomUUID } from "node:crypto";
import { DAILY_TOKENS_PER_PERSON, reserveSpend } from "@/lib/features/spending/reserve-spend";
import { purgeSpend } from "@/lib/features/spending/purge-spend";
import { settleSpend } from "@/lib/features/spending/settle-spend";
import { randomId } from "@/lib/server/crypto";
import { db } from "@/lib/server/db";
import { env, type Env } from "@/lib/server/env";
import type { Ctx, UserActor } from "@/lib/shared/actor";

const NOON = new Date("2026-03-04T12:00:00Z");
const use = "coach-chat" as const;
const LARGEST_PROMPT = 16_000 + 2_400;
const LARGEST_CALL = LARGEST_PROMPT + 600;
const LARGEST_COST = (LARGEST_PROMPT * 2 + 600 * 8) / 1e6;

const unset = { ...env() };

function configure(settings: Partial<Env>): void {
  Object.assign(env(), { OPENAI_API_KEY: "k", OPENAI_MODEL: "gpt-4.1", LLM_DAILY_BUDGET: undefined }, settings);
}

const ctxOf = (userId = randomId(), now = NOON): Ctx<UserActor> => ({
  actor: { type: "user", userId, sessionId: "s", email: "a@example.com", name: "Ada" },
  requestId: randomUUID(),
  now,
  network: "test",
});

const totals = async (day = "2026-03-04") => {
  const where = { day: new Date(day), NOT: { subject: { startsWith: "use:" } } };
  const rows = await db().llmSpend.findMany({ where, orderBy: { subject: "desc" } });
  return rows.map(({ subject, tokens, cost }) => ({ isSite: subject === "site", tokens, cost: Number(cost) }));
};

beforeEach(async () => {
  Object.assign(env(), unset);
  await db().llmSpend.deleteMany();
});

it("reserves nothing for the offline coach", async () => {
  configure({ OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined });
  await expect(reserveSpend(ctxOf(), { use })).resolves.toBeNull();
  expect(await totals()).toEqual([]);
});

it("reserves the largest cost and then books the actual one", async () => {
  configure({ LLM_DAILY_BUDGET: 5 });
  const reservation = await reserveSpend(ctxOf(), { use });
  expect(await totals()).toEqual([
    { isSite: true, tokens: LARGEST_CALL, cost: LARGEST_COST },
    { isSite: false, tokens: LARGEST_CALL, cost: LARGEST_COST },
  ]);
  if (reservation) await settleSpend(reservation, { inputTokens: 1_000, outputTokens: 100 });
  expect(await db().llmSpend.findFirst({ where: { subject: `use:${use}` } })).toMatchObject({ tokens: 1_100 });
  expect(await totals()).toEqual([
    { isSite: true, tokens: 1_100, cost: 0.0028 },
    { isSite: false, tokens: 1_100, cost: 0.0028 },
  ]);
});

it("books the site's spending without a budget, and refunds both when no call was made", async () => {
  configure({});
  const reservation = await reserveSpend(ctxOf(), { use });
  if (reservation) await settleSpend(reservation, null);
  expect(await totals()).toEqual([
    { isSite: true, tokens: 0, cost: 0 },
    { isSite: false, tokens: 0, cost: 0 },
  ]);
});

it("refuses a user over the daily token limit until midnight UTC", async () => {
  configure({ RATE_LIMIT_SCALE: LARGEST_CALL / DAILY_TOKENS_PER_PERSON });
  const ctx = ctxOf();
  await reserveSpend(ctx, { use });
  await expect(reserveSpend(ctx, { use })).rejects.toMatchObject({ code: "rate_limited", retryAfter: 43_200 });
  await expect(reserveSpend(ctxOf(), { use })).resolves.not.toBeNull();
  await expect(
    reserveSpend(ctxOf(ctx.actor.userId, new Date("2026-03-05T00:00:00Z")), { use }),
  ).resolves.not.toBeNull();
});

it("never exceeds the site budget under concurrency", async () => {
  configure({ LLM_DAILY_BUDGET: LARGEST_COST * 3 + 0.0001 });
  const answers = await Promise.allSettled(Array.from({ length: 12 }, () => reserveSpend(ctxOf(), { use })));
  const refused = answers.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(9);
  expect(refused[0]).toMatchObject({ reason: { code: "unavailable", retryAfter: 43_200 } });
  const rows = await totals();
  expect(rows[0]).toMatchObject({ isSite: true, tokens: LARGEST_CALL * 3 });
  expect(rows.slice(1).reduce((sum, { tokens }) => sum + tokens, 0)).toBe(LARGEST_CALL * 3);
});

it("refuses a first call that alone exceeds the budget", async () => {
  configure({ LLM_DAILY_BUDGET: 0.001 });
  await expect(reserveSpend(ctxOf(), { use })).rejects.toMatchObject({ code: "unavailable" });
  expect(await totals()).toEqual([{ isSite: false, tokens: 0, cost: 0 }]);
});

it("purges spending older than its retention", async () => {
  configure({});
  await reserveSpend(ctxOf(randomId(), new Date("2025-11-01T10:00:00Z")), { use });
  const system = { ...ctxOf(), actor: { type: "system" as const, job: "retention.purge" } };
  expect(await purgeSpend(system)).toBe(3);
});

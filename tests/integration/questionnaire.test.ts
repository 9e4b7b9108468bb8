import { randomUUID } from "node:crypto";
import pg from "pg";
import bank from "@/content/hexaco/items.json";
import { answerItems } from "@/lib/features/hexaco/answer-items";
import { getQuestionnaire } from "@/lib/features/hexaco/get-questionnaire";
import { getScores } from "@/lib/features/hexaco/get-scores";
import { saveScores } from "@/lib/features/hexaco/save-scores";
import { type HexacoScores, questionnaireInput, type QuestionnaireState, TRAITS } from "@/lib/features/hexaco/schema";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import type { Ctx } from "@/lib/shared/actor";
import { waitFor } from "@/tests/support/wait-for";
import { createUser } from "@/tests/support/factories/create-user";
import { lockWaits } from "@/tests/support/lock-waits";

const ctx = (): Ctx => ({
  actor: { type: "system", job: "test" },
  requestId: randomUUID(),
  now: new Date(),
  network: "local",
});

const KEYS = new Map(bank.map(({ id, key }) => [id, key]));
const post = (userId: number, body: unknown) => answerItems(ctx(), { ...questionnaireInput.parse(body), userId });
const itemsOf = (state: QuestionnaireState) => state.questionnaire?.items ?? [];

const careful = (items: { id: string }[], ms = 6_000) =>
  Object.fromEntries(items.map(({ id }, i) => [id, { value: KEYS.get(id) === 1 ? 4 + (i % 4) : 4 - (i % 4), ms }]));

let userId: number;
beforeEach(async () => {
  userId = (await createUser()).id;
});

it("offers three lengths before the start", async () => {
  const state = await getQuestionnaire(ctx(), { userId });
  expect(state).toMatchObject({ success: true, questionnaire: null, scores: null });
  expect(state.forms).toEqual([
    { form: "24", statements: 24, minutes: 3, band: 22 },
    { form: "60", statements: 60, minutes: 7, band: 14 },
    { form: "96", statements: 96, minutes: 12, band: 11 },
  ]);
  expect(state.scale).toHaveLength(7);
});

it("resumes, and repeated answers change nothing", async () => {
  const begun = await post(userId, { form: "24" });
  expect(itemsOf(begun)).toHaveLength(24);
  const half = careful(itemsOf(begun).slice(0, 12));
  const once = await post(userId, { form: "24", answers: half });
  const twice = await post(userId, { form: "24", answers: half });
  expect(twice).toEqual(once);
  expect(twice.questionnaire?.nextItem).toBe(itemsOf(begun)[12]?.id);
  expect((await getQuestionnaire(ctx(), { userId })).questionnaire?.answers).toEqual(once.questionnaire?.answers);
  expect(await db().hexacoQuestionnaire.count({ where: { userId } })).toBe(1);
});

it("loses no answer when two tabs send concurrently", async () => {
  const items = itemsOf(await post(userId, { form: "24" }));
  await Promise.all(items.slice(0, 20).map((item) => post(userId, { form: "24", answers: careful([item]) })));
  const { questionnaire } = await getQuestionnaire(ctx(), { userId });
  expect(Object.keys(questionnaire?.answers ?? {})).toHaveLength(20);
});

it("scores the completed form and saves the scores", async () => {
  const items = itemsOf(await post(userId, { form: "24" }));
  const done = await post(userId, { form: "24", answers: careful(items) });
  expect(done.questionnaire?.completedAt).not.toBeNull();
  expect(done.message).toBe("Your answers have been scored.");
  const scores = await getScores(ctx(), { userId });
  expect(scores?.source).toBe("questionnaire-24");
  for (const score of Object.values(scores?.scores ?? {})) expect(score).toBeGreaterThan(50);
});

it("carries answers over to a longer form and shows facets from 96 statements", async () => {
  const short = itemsOf(await post(userId, { form: "24" }));
  await post(userId, { form: "24", answers: careful(short) });
  const longer = await post(userId, { form: "96" });
  expect(Object.keys(longer.questionnaire?.answers ?? {})).toHaveLength(24);
  expect(longer.questionnaire?.completedAt).toBeNull();
  const done = await post(userId, { form: "96", answers: careful(itemsOf(longer)) });
  expect(done.scores?.source).toBe("questionnaire-96");
  expect(Object.keys((await getScores(ctx(), { userId }))?.facets ?? {})).toHaveLength(22);
});

it("does not score careless answers, states why, and allows a restart", async () => {
  const items = itemsOf(await post(userId, { form: "24" }));
  const same = Object.fromEntries(items.map(({ id }) => [id, { value: 4, ms: 500 }]));
  const refused = await post(userId, { form: "24", answers: same });
  expect(refused.refused?.reasons).toEqual(["fast", "same", "flat"]);
  expect(refused.message).toContain("start again");
  expect(refused.questionnaire?.completedAt).toBeNull();
  expect(await getScores(ctx(), { userId })).toBeNull();
  expect((await getQuestionnaire(ctx(), { userId })).refused?.reasons).toEqual(["fast", "same", "flat"]);
  const again = await post(userId, { form: "24", restart: true });
  expect(again.questionnaire?.answers).toEqual({});
  expect((await post(userId, { form: "24", answers: careful(items) })).scores?.source).toBe("questionnaire-24");
});

it("accepts one of sixty answers missing, but not more than 5 %", async () => {
  const items = itemsOf(await post(userId, { form: "60" }));
  const early = await post(userId, { form: "60", answers: careful(items.slice(0, 50)), finish: true });
  expect(early.refused?.reasons).toEqual(["missing"]);
  const done = await post(userId, { form: "60", answers: careful(items.slice(0, 59)), finish: true });
  expect(done.refused).toBeNull();
  expect(done.scores?.source).toBe("questionnaire-60");
});

it("ranks questionnaires above typed scores and longer forms above shorter ones", async () => {
  const typed = Object.fromEntries(TRAITS.map((trait) => [trait, 10])) as HexacoScores;
  await saveScores(ctx(), { userId, scores: typed, source: "manual" });
  const items = itemsOf(await post(userId, { form: "60" }));
  expect((await post(userId, { form: "60", answers: careful(items) })).scores?.source).toBe("questionnaire-60");
  expect(await saveScores(ctx(), { userId, scores: typed, source: "manual" })).toMatchObject({ isSaved: false });
  expect((await getScores(ctx(), { userId }))?.source).toBe("questionnaire-60");
  await post(userId, { form: "24", restart: true });
  const short = await post(userId, { form: "24", answers: careful(items.slice(0, 24)) });
  expect(short.scores?.source).toBe("questionnaire-60");
  expect(short.message).toContain("longer questionnaire stays in force");
});

it("keeps questionnaire scores when typed ones arrive concurrently", async () => {
  const scores = Object.fromEntries(TRAITS.map((trait) => [trait, 40])) as HexacoScores;
  const held = new pg.Client({ connectionString: env().DATABASE_URL });
  await held.connect();
  await held.query("BEGIN");
  await held.query("SELECT 1 FROM try_users WHERE id = $1 FOR UPDATE", [userId]);
  const answered = saveScores(ctx(), { userId, scores, source: "questionnaire-60" });
  await waitFor(async () => (await lockWaits()) === 1);
  const typed = saveScores(ctx(), { userId, scores, source: "manual" });
  await waitFor(async () => (await lockWaits()) === 2);
  await held.end();
  expect([await answered, await typed]).toEqual([{ isSaved: true }, { isSaved: false }]);
  expect((await getScores(ctx(), { userId }))?.source).toBe("questionnaire-60");
});

it("rejects statements of other forms and values off the scale", async () => {
  expect(() => questionnaireInput.parse({ form: "24", answers: { HSinc6: { value: 8 } } })).toThrow();
  expect(() => questionnaireInput.parse({ form: "48" })).toThrow();
  await expect(post(userId, { form: "24", answers: { HSinc1: { value: 4 } } })).rejects.toMatchObject({
    code: "invalid_input",
  });
});

import { randomUUID } from "node:crypto";
import { saveScores } from "@/lib/features/hexaco/save-scores";
import { linkProfile } from "@/lib/features/profile/link-profile";
import type { ProfileView } from "@/lib/features/profile/schema";
import { buildReport } from "@/lib/features/report/build-report";
import type { ReportView } from "@/lib/features/report/schema";
import { NO_FACTS } from "@/lib/providers/profile-data/port";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import type { Ctx, TrialActor } from "@/lib/shared/actor";
import { createUser } from "@/tests/support/factories/create-user";
import { startFakeOpenAi, type FakeOpenAi } from "@/tests/support/fakes/fake-openai";
import { SCORES } from "@/tests/support/factories/hexaco-scores";

let model: FakeOpenAi;
beforeAll(async () => {
  model = await startFakeOpenAi();
});
beforeEach(() => Object.assign(env(), { OPENAI_BASE_URL: model.url, LLM_DAILY_BUDGET: undefined }));
afterEach(() => Object.assign(env(), { OPENAI_BASE_URL: undefined }));
afterAll(() => model.close());

const ctxOf = (userId: number): Ctx<TrialActor> => ({
  actor: { type: "trial", userId },
  requestId: randomUUID(),
  now: new Date(),
  network: "local",
});

const EMPTY_PROFILE: ProfileView = { ...NO_FACTS, source: "cv", url: null };

async function reportOf(userId: number): Promise<ReportView> {
  const outcome = await buildReport(ctxOf(userId), { needs: "any" });
  if (outcome.status !== "ready") throw new Error("ready");
  return outcome.report;
}

async function person(): Promise<number> {
  const { id: userId } = await createUser();
  await saveScores(ctxOf(userId), { userId, scores: SCORES, source: "manual" });
  return userId;
}

function draftsIn(call: FakeOpenAi["calls"][number] | undefined): { id: string; draft: string }[] {
  const content = String(call?.body.messages.at(-1)?.content ?? "");
  const parsed = JSON.parse(content.replace(/<\/?data>/g, "")) as { insights: { id: string; draft: string }[] };
  return parsed.insights;
}

const reworded = (draft: string) => draft.replace("The cost is", "What it costs is");

it("uses the model's wording only where it keeps the findings", async () => {
  model.always((call) => {
    const insights = draftsIn(call).map(({ id, draft }, i) => ({
      id,
      text: i === 1 ? `${draft} This is true of 93 percent of leaders.` : reworded(draft),
    }));
    return { text: `Here you go:\n\`\`\`json\n${JSON.stringify({ insights })}\n\`\`\`` };
  });
  const report = await reportOf(await person());
  expect(report.wordedBy).toBe("model");
  expect(report.details[0]?.text).toContain("What it costs is");
  expect(report.details.some(({ text }) => text.includes("93"))).toBe(false);
});

it("sends the model no career data", async () => {
  model.always({ text: "{}" });
  const userId = await person();
  const position = { title: "VP Product", company: "Northwind", from: "2020-01", to: null, isCurrent: true };
  await linkProfile(ctxOf(userId), { linkedinProfile: { ...EMPTY_PROFILE, positions: [position] }, insights: "" });
  const report = await reportOf(userId);
  expect(report.details.at(-1)?.text).toContain("VP Product at Northwind since January 2020");
  expect(JSON.stringify(model.calls.at(-1)?.body)).not.toMatch(/northwind|vp product/i);
});

it.each([
  ["no JSON", { text: "I would rather talk about something else." }],
  ["JSON of another shape", { text: '{"insights":"none"}' }],
  ["an error", { status: 401 as const }],
  ["a cut stream", { text: "x".repeat(200), breakAfter: 1, breakBy: "cut" as const }],
])("keeps the composed text when the model answers with %s", async (_case, reply) => {
  model.always(reply);
  const report = await reportOf(await person());
  expect(report.wordedBy).toBe("composed");
  expect(report.details).toHaveLength(6);
});

it("rewrites three reports a day and composes the others", async () => {
  model.always((call) => ({
    text: JSON.stringify({ insights: draftsIn(call).map(({ id, draft }) => ({ id, text: reworded(draft) })) }),
  }));
  const userId = await person();
  const before = model.calls.length;
  const worders: string[] = [];
  for (const openness of [64, 90, 20, 95]) {
    await saveScores(ctxOf(userId), { userId, scores: { ...SCORES, openness }, source: "manual" });
    worders.push((await reportOf(userId)).wordedBy);
  }
  expect(worders).toEqual(["model", "model", "model", "composed"]);
  expect(model.calls.length - before).toBe(3);
});

it("books the tokens that the call used", async () => {
  await db().llmSpend.deleteMany();
  model.always({ text: "{}" });
  await reportOf(await person());
  const [row] = await db().llmSpend.findMany();
  expect(row?.tokens).toBeGreaterThan(0);
  expect(row?.tokens).toBeLessThan(3_000);
});

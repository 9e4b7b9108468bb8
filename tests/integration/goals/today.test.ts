import { randomUUID } from "node:crypto";
import { buildCoachContext } from "@/lib/features/chat/coach-context";
import { createConversation } from "@/lib/features/chat/conversations/create-conversation";
import { removeConversations } from "@/lib/features/chat/conversations/remove-conversations";
import { restoreConversations } from "@/lib/features/chat/conversations/restore-conversations";
import { changeCoachSettings } from "@/lib/features/coach/settings/change-coach-settings";
import { createGoal } from "@/lib/features/goals/create-goal";
import { getToday } from "@/lib/features/goals/get-today";
import { getWeekCommitments } from "@/lib/features/goals/week/get-week-commitments";
import { saveCommitment } from "@/lib/features/goals/commitments/save-commitment";
import { listCalendarEntries } from "@/lib/features/goals/commitments/list-calendar-entries";
import { listGoals } from "@/lib/features/goals/list-goals";
import { listCommitments } from "@/lib/features/goals/commitments/list-commitments";
import { purgeGoals } from "@/lib/features/goals/purge-goals";
import { removeCommitment } from "@/lib/features/goals/commitments/remove-commitment";
import { removeGoal } from "@/lib/features/goals/remove-goal";
import { restoreCommitment } from "@/lib/features/goals/commitments/restore-commitment";
import { restoreGoal } from "@/lib/features/goals/restore-goal";
import { saveWeekPlan } from "@/lib/features/goals/week/save-week-plan";
import { createGoalInput, saveCommitmentInput, saveWeekInput, outcomeInput } from "@/lib/features/goals/schema";
import { recordOutcome } from "@/lib/features/goals/commitments/record-outcome";
import { saveScores } from "@/lib/features/hexaco/save-scores";
import { startPractice } from "@/lib/features/practice-runs/start-practice";
import { runState } from "@/lib/features/practices/schema";
import { buildManualReport } from "@/lib/features/report/build-report";
import { disputeInsight } from "@/lib/features/report/dispute-insight";
import { db } from "@/lib/server/db";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { createUser } from "@/tests/support/factories/create-user";
import { SCORES } from "@/tests/support/factories/hexaco-scores";

// A Monday morning in Berlin.
const MONDAY = "2026-11-23T08:00:00Z";
const ZONE = "Europe/Berlin";

async function person(): Promise<(now: string) => Ctx<UserActor>> {
  const { id: userId, email, name } = await createUser();
  const actor: UserActor = { type: "user", userId, sessionId: "s", email, name };
  const at = (now: string) => ({ actor, requestId: randomUUID(), now: new Date(now), network: "test" as const });
  await changeCoachSettings(at(MONDAY), { timeZone: ZONE });
  return at;
}

const keep = (ctx: Ctx<UserActor>, fields: object) =>
  saveCommitment(ctx, saveCommitmentInput.parse({ timeZone: ZONE, ...fields }));
const settle = (ctx: Ctx<UserActor>, id: string, answer: object) =>
  recordOutcome(ctx, { id, ...outcomeInput.parse(answer) });
const write = (ctx: Ctx<UserActor>, week: string, ...texts: string[]) =>
  saveWeekPlan(ctx, saveWeekInput.parse({ week, outcomes: texts.map((text) => ({ text })) }));

async function review({ actor, now }: Ctx<UserActor>, outcomes: string[][]): Promise<{ pageId: string }> {
  const { userId } = actor;
  const { id: conversationId } = await db().conversation.create({ data: { userId, title: "Weekly review" } });
  const answers = { outcomes: { value: outcomes } };
  const state = { step: null, answers, pending: null, followUps: 0, rounds: [], cue: null, paused: false };
  const run = { userId, conversationId, practiceId: "weekly-review", status: "finished", state, updatedAt: now };
  const { id: runId } = await db().practiceRun.create({ data: run });
  const page = { userId, runId, practiceId: "weekly-review", title: "My week", content: "# My week" };
  const { id: pageId } = await db().practicePage.create({ data: page });
  return { pageId };
}

describe("the outcomes of the week", () => {
  it("are written by hand and ticked, and disappear after the week", async () => {
    const at = await person();
    expect((await getToday(at(MONDAY))).week).toEqual({ week: "2026-11-23", isNext: false, outcomes: [] });
    await write(at(MONDAY), "2026-11-23", "The offer is out", "Jonas is briefed");
    const outcomes = [{ text: "The offer is out", slot: null, done: true }];
    await saveWeekPlan(at(MONDAY), { week: "2026-11-23", outcomes });
    expect((await getToday(at("2026-11-29T22:00:00Z"))).week.outcomes).toEqual(outcomes);
    // Monday has begun in Berlin.
    expect((await getToday(at("2026-11-29T23:30:00Z"))).week).toEqual({
      week: "2026-11-30",
      isNext: false,
      outcomes: [],
    });
    await expect(write(at("2026-11-30T09:00:00Z"), "2026-11-23", "Too late")).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("come from the last weekly review: at the end of a week for the next one", async () => {
    const at = await person();
    await write(at(MONDAY), "2026-11-23", "By hand");
    await review(at("2026-11-27T15:00:00Z"), [["Offer to Hensel is out", "Tuesday 8 to 10"], ["Jonas leads"]]);
    const outcomes = [
      { text: "Offer to Hensel is out", slot: "Tuesday 8 to 10", done: false },
      { text: "Jonas leads", slot: null, done: false },
    ];
    expect((await getToday(at("2026-11-27T16:00:00Z"))).week).toEqual({ week: "2026-11-30", isNext: true, outcomes });
    expect((await getToday(at("2026-12-01T08:00:00Z"))).week).toEqual({ week: "2026-11-30", isNext: false, outcomes });
    expect((await getToday(at("2026-12-07T08:00:00Z"))).week.outcomes).toEqual([]);
  });

  it("of a deleted page disappear, and the text written last counts", async () => {
    const at = await person();
    const { pageId } = await review(at(MONDAY), [["From the review"]]);
    await write(at("2026-11-24T08:00:00Z"), "2026-11-23", "From the hand");
    expect((await getToday(at("2026-11-24T09:00:00Z"))).week.outcomes[0]?.text).toBe("From the hand");
    await db().weekOutcomes.deleteMany({});
    expect((await getToday(at("2026-11-24T09:00:00Z"))).week.outcomes[0]?.text).toBe("From the review");
    await db().practicePage.update({ where: { id: pageId }, data: { deletedAt: new Date() } });
    expect((await getToday(at("2026-11-24T09:00:00Z"))).week.outcomes).toEqual([]);
  });
});

it("shows one insight of the report that was not disputed, and nothing without a report or a mailbox", async () => {
  const at = await person();
  const ctx = at(MONDAY);
  expect(await getToday(ctx)).toMatchObject({ insight: null, secondTries: null });
  const { userId } = ctx.actor;
  await saveScores(ctx, { userId, scores: SCORES, source: "manual" });
  await buildManualReport(ctx);
  const { insight } = await getToday(ctx);
  expect(insight).toMatchObject({ isFitting: false });
  expect(insight?.evidence?.value).toBeTruthy();
  await disputeInsight(ctx, { userId, insightId: insight?.id ?? "", verdict: "not-me" });
  expect((await getToday(ctx)).insight?.id).not.toBe(insight?.id);
});

it("brings the step of an insight into the practice that is started beside it", async () => {
  const ctx = (await person())(MONDAY);
  const { userId } = ctx.actor;
  await saveScores(ctx, { userId, scores: SCORES, source: "manual" });
  await buildManualReport(ctx);
  const { insight } = await getToday(ctx);
  const practice = { practiceId: insight?.practiceId ?? "", insightId: insight?.id };
  const { messages } = await startPractice(ctx, practice);
  expect(messages[1]?.content).toContain(`You bring this step from your report:\n\n> ${insight?.nextStep}`);
  await disputeInsight(ctx, { userId, insightId: insight?.id ?? "", verdict: "not-me" });
  const later = await startPractice(ctx, practice);
  expect(later.messages[1]?.content).not.toContain("You bring this step");
});

it("fills the weekly review with the week's commitments: settled, moved, due", async () => {
  const at = await person();
  const early = at("2026-11-10T08:00:00Z");
  const old = await keep(early, { text: "Long ago" });
  await settle(early, old.id, { answer: "done" });
  const [done, moved, dropped] = await Promise.all([
    keep(early, { text: "Call Jo", due: { date: "2026-11-20" } }),
    keep(early, { text: "Write the plan", due: { date: "2026-11-20" } }),
    keep(early, { text: "Join the panel" }),
  ]);
  const friday = at("2026-11-20T15:00:00Z");
  await settle(friday, done.id, { answer: "done", outcome: "She agreed." });
  await settle(friday, moved.id, { answer: "moved", due: { date: "2026-11-27" }, timeZone: ZONE });
  await settle(friday, dropped.id, { answer: "dropped" });
  await keep(early, { text: "Ask Lena", due: { date: "2026-12-20" } });
  const { run } = await startPractice(at(MONDAY), { practiceId: "weekly-review" });
  expect(run.step).toMatchObject({ id: "moved", value: [["Call Jo (She agreed.)"], ["Let go: Join the panel"]] });
  const { filled } = runState.parse((await db().practiceRun.findUniqueOrThrow({ where: { id: run.id } })).state);
  expect(filled).toMatchObject({
    stalled: ["Write the plan"],
    promised: ["Write the plan, Friday, 27 November 2026"],
  });
});

describe("a deleted commitment", () => {
  it("is in no list, mail, calendar or reply, and can be restored for a day", async () => {
    const at = await person();
    const ctx = at(MONDAY);
    const { id } = await keep(ctx, { text: "Call Jo", due: { date: "2026-11-20" } });
    const seen = async () => [
      (await listCommitments(ctx, { settled: false, limit: 10 })).length,
      (await getToday(ctx)).due.length,
      (await buildCoachContext(ctx, null)).goals.length,
      (await listCalendarEntries(ctx.actor.userId)).length,
      (await getWeekCommitments(ctx)).due.length,
    ];
    expect(await seen()).toEqual([1, 1, 1, 1, 1]);
    await removeCommitment(ctx, { id });
    expect(await seen()).toEqual([0, 0, 0, 0, 0]);
    await expect(settle(ctx, id, { answer: "done" })).rejects.toMatchObject({ code: "not_found" });
    await expect(removeCommitment(ctx, { id })).rejects.toMatchObject({ code: "not_found" });
    const system = { actor: { type: "system" as const, job: "test" }, requestId: "t", network: "local" as const };
    await purgeGoals({ ...system, now: new Date("2026-11-24T07:59:00Z") });
    const other = await person();
    await expect(restoreCommitment(other(MONDAY), { id })).rejects.toMatchObject({ code: "not_found" });
    expect(await restoreCommitment(ctx, { id })).toMatchObject({ id, status: "open" });
    expect(await seen()).toEqual([1, 1, 1, 1, 1]);
    await removeCommitment(ctx, { id });
    await purgeGoals({ ...system, now: new Date("2026-11-24T08:01:00Z") });
    await expect(restoreCommitment(ctx, { id })).rejects.toMatchObject({ code: "not_found" });
  });
});

it("restores with a conversation the commitments deleted with it, and not those deleted before", async () => {
  const at = await person();
  const ctx = at(MONDAY);
  const { id: conversationId } = await createConversation(ctx, { title: "Talk", key: null });
  const data = { userId: ctx.actor.userId, conversationId, role: "user", content: "I will call Jo." };
  const { id: messageId } = await db().chatMessage.create({ data });
  const source = { kind: "message", id: messageId };
  const [before, together] = await Promise.all([
    keep(ctx, { text: "Call Jo", source }),
    keep(ctx, { text: "Write Bo", source }),
  ]);
  const [second, third] = [at("2026-11-23T09:00:01Z"), at("2026-11-23T09:00:02Z")];
  await removeCommitment(ctx, { id: before.id });
  await removeConversations(second, { ids: [conversationId] });
  await removeCommitment(third, { id: together.id });
  await restoreConversations(third, { ids: [conversationId] });
  const open = await listCommitments(third, { settled: false, limit: 10 });
  expect(open.map(({ text }) => text)).toEqual(["Write Bo"]);
});

describe("a deleted goal", () => {
  it("can be restored with its commitments for a day", async () => {
    const at = await person();
    const ctx = at(MONDAY);
    const goal = await createGoal(ctx, createGoalInput.parse({ title: "Jonas runs the daily business" }));
    await keep(ctx, { text: "Brief Jonas", goalId: goal.id });
    await removeGoal(ctx, { id: goal.id });
    expect(await listGoals(ctx)).toEqual([]);
    await expect(removeGoal(ctx, { id: goal.id })).rejects.toMatchObject({ code: "not_found" });
    await expect(keep(ctx, { text: "More", goalId: goal.id })).rejects.toMatchObject({ code: "not_found" });
    const system = { actor: { type: "system" as const, job: "test" }, requestId: "t", network: "local" as const };
    const isStored = async () => (await db().userGoal.count({ where: { id: goal.id } })) === 1;
    await purgeGoals({ ...system, now: new Date("2026-11-24T07:59:00Z") });
    expect(await isStored()).toBe(true);
    await restoreGoal(ctx, { id: goal.id });
    expect((await listGoals(ctx)).map(({ id }) => id)).toEqual([goal.id]);
    expect((await listCommitments(ctx, { settled: false, limit: 10 }))[0]?.goal_id).toBe(goal.id);
    await removeGoal(ctx, { id: goal.id });
    await purgeGoals({ ...system, now: new Date("2026-11-24T08:01:00Z") });
    expect(await isStored()).toBe(false);
    await expect(restoreGoal(ctx, { id: goal.id })).rejects.toMatchObject({ code: "not_found" });
    expect((await listCommitments(ctx, { settled: false, limit: 10 }))[0]?.goal_id).toBeNull();
  });
});

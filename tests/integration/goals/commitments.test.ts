import { randomUUID } from "node:crypto";
import { buildCoachContext } from "@/lib/features/chat/coach-context";
import { listMessages } from "@/lib/features/chat/messages/list-messages";
import { changeCoachSettings } from "@/lib/features/coach/settings/change-coach-settings";
import { changeCommitment } from "@/lib/features/goals/commitments/change-commitment";
import { changeGoal } from "@/lib/features/goals/change-goal";
import { createGoal } from "@/lib/features/goals/create-goal";
import { draftCommitment } from "@/lib/features/goals/commitments/draft-commitment";
import { getGoalsPage } from "@/lib/features/goals/get-goals-page";
import { getToday } from "@/lib/features/goals/get-today";
import { saveCommitment } from "@/lib/features/goals/commitments/save-commitment";
import { listCommitments } from "@/lib/features/goals/commitments/list-commitments";
import { markAsked } from "@/lib/features/goals/commitments/mark-asked";
import { removeCommitment } from "@/lib/features/goals/commitments/remove-commitment";
import { removeGoal } from "@/lib/features/goals/remove-goal";
import { createGoalInput, saveCommitmentInput, outcomeInput } from "@/lib/features/goals/schema";
import { recordOutcome } from "@/lib/features/goals/commitments/record-outcome";
import { saveScores } from "@/lib/features/hexaco/save-scores";
import { buildManualReport } from "@/lib/features/report/build-report";
import { disputeInsight } from "@/lib/features/report/dispute-insight";
import { db } from "@/lib/server/db";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { createUser } from "@/tests/support/factories/create-user";
import { SCORES } from "@/tests/support/factories/hexaco-scores";

// A Monday morning in Berlin.
const NOW = new Date("2026-11-23T08:00:00Z");
const ZONE = "Europe/Berlin";

async function person(): Promise<Ctx<UserActor>> {
  const { id, email, name } = await createUser();
  const ctx: Ctx<UserActor> = {
    actor: { type: "user", userId: id, sessionId: "s", email, name },
    requestId: randomUUID(),
    now: NOW,
    network: "test",
  };
  await changeCoachSettings(ctx, { timeZone: ZONE });
  return ctx;
}

const at = (ctx: Ctx<UserActor>, now: string): Ctx<UserActor> => ({ ...ctx, now: new Date(now) });
const keep = (ctx: Ctx<UserActor>, fields: object) =>
  saveCommitment(ctx, saveCommitmentInput.parse({ timeZone: ZONE, ...fields }));
const settle = (ctx: Ctx<UserActor>, id: string, answer: object) =>
  recordOutcome(ctx, { id, ...outcomeInput.parse(answer) });
const all = { settled: false, limit: 100 };

async function conversation(ctx: Ctx<UserActor>, said: string, reply = "I see.") {
  const { userId } = ctx.actor;
  const { id } = await db().conversation.create({ data: { userId, title: "Talk" } });
  const own = { userId, conversationId: id, createdAt: ctx.now };
  const message = await db().chatMessage.create({ data: { ...own, role: "user", content: said } });
  await db().chatMessage.create({ data: { ...own, role: "assistant", content: reply, parentId: message.id } });
  return { id, messageId: message.id };
}

describe("a stated plan", () => {
  const SAID = "It is settled. I'll call Jo on Thursday at 9.";

  it("is offered below the newest reply with its exact words and its day in full, and saved only by a press", async () => {
    const ctx = await person();
    const { id, messageId } = await conversation(ctx, SAID);
    const plan = (await listMessages(ctx, { sessionId: id })).at(-1)?.plan;
    expect(plan).toMatchObject({
      text: "I'll call Jo on Thursday at 9.",
      due: { text: "Thursday, 26 November 2026, 09:00, Europe/Berlin" },
    });
    expect(await listCommitments(ctx, all)).toEqual([]);
    const kept = await keep(ctx, {
      text: plan?.text,
      due: { date: "2026-11-26", time: "09:00" },
      source: { kind: "message", id: messageId },
    });
    expect(kept.source).toEqual({ kind: "message", id: messageId, conversation_id: id });
    expect((await listMessages(ctx, { sessionId: id })).at(-1)?.plan).toBeUndefined();
  });

  it("is saved once, however often the button is pressed", async () => {
    const ctx = await person();
    const { messageId } = await conversation(ctx, SAID);
    const fields = { text: "Call Jo", source: { kind: "message", id: messageId } };
    expect((await keep(ctx, fields)).id).toBe((await keep(ctx, fields)).id);
  });

  it("can be drafted from any message and from a page of one's own alone", async () => {
    const [ctx, other] = [await person(), await person()];
    const { messageId } = await conversation(ctx, SAID);
    const page = await db().practicePage.create({
      data: {
        userId: ctx.actor.userId,
        practiceId: "feedback",
        title: "Feedback",
        content: "# Feedback",
        plan: { what: "Tell Lena", if: "the client call is over", date: "2026-11-27", time: null },
      },
    });
    expect(await draftCommitment(ctx, { message: messageId })).toMatchObject({
      text: "I'll call Jo on Thursday at 9.",
    });
    expect(await draftCommitment(ctx, { page: page.id })).toMatchObject({
      text: "Tell Lena",
      cue: "the client call is over",
      due: { text: "Friday, 27 November 2026" },
    });
    await expect(draftCommitment(other, { message: messageId })).rejects.toMatchObject({ code: "not_found" });
    await expect(draftCommitment(other, { page: page.id })).rejects.toMatchObject({ code: "not_found" });
    await expect(keep(other, { text: "x", source: { kind: "page", id: page.id } })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("the outcome of a commitment", () => {
  it("is due on its day in the person's zone, overdue on the next, and gone from today when it is answered", async () => {
    const ctx = await person();
    const { id } = await keep(ctx, { text: "Call Jo", due: { date: "2026-11-24" } });
    expect(await getToday(ctx)).toMatchObject({ due: [], next: { id } });
    // 23:30 UTC is half past midnight in Berlin.
    expect(await getToday(at(ctx, "2026-11-23T23:30:00Z"))).toMatchObject({ due: [{ id, standing: "due" }] });
    const later = at(ctx, "2026-11-25T08:00:00Z");
    expect(await getToday(later)).toMatchObject({ due: [{ id, standing: "overdue" }] });
    expect(await settle(later, id, { answer: "done", outcome: "She agreed." })).toMatchObject({
      status: "done",
      outcome: "She agreed.",
    });
    expect(await getToday(later)).toMatchObject({ due: [], next: null });
  });

  it("moves to another day as a smaller step, and the first one stays as it was", async () => {
    const ctx = await person();
    const { id } = await keep(ctx, { text: "Write the paper", due: { date: "2026-11-20" } });
    const next = await settle(ctx, id, {
      answer: "moved",
      outcome: "No quiet hour.",
      text: "Write its first paragraph",
      due: { date: "2026-11-24" },
      timeZone: ZONE,
    });
    expect(next).toMatchObject({ text: "Write its first paragraph", status: "open" });
    expect(await listCommitments(ctx, { settled: true, limit: 10 })).toMatchObject([
      { id, text: "Write the paper", status: "moved", outcome: "No quiet hour." },
    ]);
    const [first, second] = await db().commitment.findMany({
      where: { userId: ctx.actor.userId },
      orderBy: { sequence: "asc" },
    });
    expect(second?.calendarUid).toBe(first?.calendarUid);
    expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0);
    await expect(changeCommitment(ctx, { id, reopen: true })).rejects.toMatchObject({ code: "conflict" });
  });

  it("is answered once: the same answer again changes nothing, another one is refused", async () => {
    const ctx = await person();
    const { id } = await keep(ctx, { text: "Call Jo" });
    const [one, two] = await Promise.all([
      settle(ctx, id, { answer: "done", outcome: "one" }),
      settle(ctx, id, { answer: "done", outcome: "one" }),
    ]);
    expect(one).toEqual(two);
    await expect(settle(ctx, id, { answer: "dropped" })).rejects.toMatchObject({ code: "conflict" });
    expect(await changeCommitment(ctx, { id, reopen: true })).toMatchObject({ status: "open", outcome: null });
  });

  it("is listed page by page, the newest answer first, also of the same moment", async () => {
    const ctx = await person();
    for (const [text, minute] of [
      ["One", 1],
      ["Two", 2],
      ["Three", 2],
      ["Four", 2],
      ["Five", 3],
    ] as const) {
      const { id } = await keep(ctx, { text });
      await settle(at(ctx, `2026-11-23T09:0${minute}:00Z`), id, { answer: "done" });
    }
    const pages: string[][] = [];
    for (let before: string | undefined; ;) {
      const rows = await listCommitments(ctx, { settled: true, limit: 2, before });
      if (rows.length === 0) break;
      pages.push(rows.map(({ text }) => text));
      before = rows.at(-1)?.id;
    }
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(pages.flat().toSorted()).toEqual(["Five", "Four", "One", "Three", "Two"]);
    expect([pages[0]?.[0], pages[2]?.[0]]).toEqual(["Five", "One"]);
  });

  it("belongs to its person alone", async () => {
    const [ctx, other] = [await person(), await person()];
    const { id } = await keep(ctx, { text: "Call Jo" });
    for (const act of [
      () => settle(other, id, { answer: "done" }),
      () => changeCommitment(other, { id, text: "x" }),
      () => removeCommitment(other, { id }),
    ])
      await expect(act()).rejects.toMatchObject({ code: "not_found" });
    expect(await listCommitments(other, all)).toEqual([]);
  });

  it("counts by week in the person's zone", async () => {
    const ctx = await person();
    const { id } = await keep(ctx, { text: "Call Jo" });
    // Sunday evening in UTC is Monday in Berlin.
    await settle(at(ctx, "2026-11-22T23:30:00Z"), id, { answer: "done" });
    const { weeks } = await getGoalsPage(ctx);
    expect(weeks.at(-1)).toEqual({ from: "2026-11-23", done: 1, moved: 0, dropped: 0 });
  });
});

describe("goals", () => {
  it("are kept with measure and progress; deleting one leaves its commitments", async () => {
    const ctx = await person();
    const goal = await createGoal(
      ctx,
      createGoalInput.parse({ title: "Hand over", target: { measure: "hours a week", target: 5 } }),
    );
    const kept = await keep(ctx, { text: "Brief Jonas", goalId: goal.id });
    expect(await changeGoal(ctx, { id: goal.id, progress: 12 })).toMatchObject({
      target: { measure: "hours a week", target: 5 },
      progress: { value: 12 },
      status: "active",
    });
    expect(await changeGoal(ctx, { id: goal.id, status: "done" })).toMatchObject({ status: "done" });
    await removeGoal(ctx, { id: goal.id });
    expect(await listCommitments(ctx, all)).toMatchObject([{ id: kept.id, goal_id: goal.id }]);
    const other = await person();
    await expect(keep(other, { text: "x", goalId: goal.id })).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("what the coach knows", () => {
  it("has goals, open, due and done commitments, and none that was deleted", async () => {
    const ctx = await person();
    await createGoal(ctx, createGoalInput.parse({ title: "Lead the region" }));
    await keep(ctx, { text: "Call Jo", due: { date: "2026-11-20" } });
    await keep(ctx, { text: "Write Bo", due: { date: "2026-12-20" } });
    const done = await keep(ctx, { text: "Thank Lena" });
    await settle(ctx, done.id, { answer: "done", outcome: "She was glad." });
    const gone = await keep(ctx, { text: "Gone" });
    await removeCommitment(ctx, { id: gone.id });
    const { goals } = await buildCoachContext(ctx, null);
    expect(goals.map(({ text, state }) => [text, state])).toEqual([
      ["Lead the region", "open"],
      ["Call Jo", "overdue"],
      ["Write Bo", "open"],
      ["Thank Lena", "done"],
    ]);
    expect(goals.at(-1)?.outcome).toBe("She was glad.");
  });

  it("counts none as due before its time of day", async () => {
    const ctx = await person();
    await keep(ctx, { text: "Call Jo", due: { date: "2026-11-23", time: "14:30" } });
    const stateAt = async (now: string) => (await buildCoachContext(at(ctx, now), null)).goals[0]?.state;
    // Half past two in Berlin.
    expect(await stateAt("2026-11-23T13:29:00Z")).toBe("open");
    expect(await stateAt("2026-11-23T13:31:00Z")).toBe("overdue");
  });

  it("has no commitment from an insight that the person disputes", async () => {
    const ctx = await person();
    const { userId } = ctx.actor;
    await saveScores(ctx, { userId, scores: SCORES, source: "manual" });
    const built = await buildManualReport(ctx);
    const insightId = built.status === "ready" ? (built.report.details[0]?.id ?? "") : "";
    await keep(ctx, { text: "Name one idea to drop", source: { kind: "insight", id: insightId } });
    expect((await buildCoachContext(ctx, null)).goals).toHaveLength(1);
    await disputeInsight(ctx, { userId, insightId, verdict: "not-me" });
    expect((await buildCoachContext(ctx, null)).goals).toEqual([]);
  });

  it("notes in which conversation it asked, and does not note another one", async () => {
    const ctx = await person();
    const { id } = await keep(ctx, { text: "Call Jo", due: { date: "2026-11-20" } });
    await markAsked(ctx, { ids: [id], conversationId: "conversation-1" });
    await markAsked(ctx, { ids: [id], conversationId: "conversation-2" });
    expect((await buildCoachContext(ctx, null)).goals).toMatchObject([{ id, askedIn: "conversation-1" }]);
  });
});

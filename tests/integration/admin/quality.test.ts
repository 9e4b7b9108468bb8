import { randomUUID } from "node:crypto";
import { getQuality, readSharedReply } from "@/lib/features/admin/review-quality";
import { sharedQuery } from "@/lib/features/admin/schema";
import { rateReply } from "@/lib/features/chat/messages/rate-reply";
import { shareReply } from "@/lib/features/chat/messages/share-reply";
import { getPractice } from "@/lib/features/practices/get-practice";
import { startRun } from "@/lib/features/practices/model";
import { db } from "@/lib/server/db";
import { isOwner, type Ctx, type OwnerActor, type UserActor } from "@/lib/shared/actor";
import { DAY_MS } from "@/lib/shared/time/durations";
import { actsOf, createAdmin } from "@/tests/support/factories/create-admin";
import { createUser } from "@/tests/support/factories/create-user";

const WRITTEN = "I avoid my chair";
const REPLY = "What happens when you do not?";

beforeEach(() => db().aiInteraction.deleteMany());

async function owner(): Promise<Ctx<OwnerActor>> {
  const { actor, ...ctx } = await createAdmin("owner");
  if (!isOwner(actor)) throw new Error("No owner");
  return { ...ctx, actor };
}

interface Given {
  state?: "complete" | "stopped";
  model?: string;
  createdAt?: Date;
  practiceId?: string;
}

async function person({ state = "complete", model, createdAt = new Date(), practiceId }: Given = {}) {
  const { id: userId } = await createUser();
  const { id: conversationId } = await db().conversation.create({ data: { userId, title: WRITTEN } });
  const own = { userId, conversationId };
  const question = await db().chatMessage.create({ data: { ...own, role: "user", content: WRITTEN } });
  const practice = practiceId ? await getPractice(practiceId) : null;
  const run =
    practice &&
    (await db().practiceRun.create({ data: { ...own, practiceId: practice.id, state: startRun(practice) } }));
  const { id } = await db().chatMessage.create({
    data: {
      ...own,
      role: "assistant",
      content: REPLY,
      state,
      parentId: question.id,
      createdAt,
      practiceRunId: run?.id ?? null,
    },
  });
  if (!run) {
    const context = { partner: model ? "configured" : "offline", model: model ?? "offline" };
    await db().aiInteraction.create({ data: { id, userId, interactionType: "coach-chat", context, createdAt } });
  }
  const actor: UserActor = { type: "user", userId, sessionId: "none", email: "a@example.com", name: null };
  const ctx: Ctx<UserActor> = { actor, requestId: "test", now: new Date(), network: randomUUID() };
  return { ctx, id, conversationId };
}

const look = async (query: object = {}) => getQuality(await owner(), sharedQuery.parse(query));

it("counts ratings by week, coach and practice", async () => {
  const monday = (time: Date) =>
    new Date(time.getTime() - ((time.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
  const [now, before] = [new Date(), new Date(Date.now() - 7 * DAY_MS)];
  const rated = async (value: "helpful" | "unhelpful", given: Given) => {
    const { ctx, id } = await person(given);
    await rateReply(ctx, { messageId: id, value });
  };
  await rated("helpful", {});
  await rated("unhelpful", {});
  await rated("helpful", { model: "gpt-x" });
  await rated("unhelpful", { practiceId: "delegate" });
  await rated("helpful", { createdAt: before });
  await rated("helpful", { createdAt: new Date(Date.now() - 100 * DAY_MS) });
  const withdrawn = await person();
  await rateReply(withdrawn.ctx, { messageId: withdrawn.id, value: "helpful" });
  await rateReply(withdrawn.ctx, { messageId: withdrawn.id, value: null });
  const { title } = await getPractice("delegate");
  expect((await look()).ratings).toEqual([
    { week: monday(now), model: null, practice: null, helpful: 1, unhelpful: 1 },
    { week: monday(now), model: null, practice: title, helpful: 0, unhelpful: 1 },
    { week: monday(now), model: "gpt-x", practice: null, helpful: 1, unhelpful: 0 },
    { week: monday(before), model: null, practice: null, helpful: 1, unhelpful: 0 },
  ]);
});

it("shows a reply only while its person shares it, and logs each read", async () => {
  const ctx = await owner();
  const { ctx: personCtx, id, conversationId } = await person();
  await rateReply(personCtx, { messageId: id, value: "unhelpful" });
  const read = () => readSharedReply(ctx, { id });
  await expect(read()).rejects.toMatchObject({ code: "not_found" });
  await shareReply(personCtx, { messageId: id, shared: true });
  const { shared } = await look({ rating: "unhelpful" });
  expect(shared.rows).toMatchObject([{ id, model: null, rating: "unhelpful" }]);
  expect(JSON.stringify(shared)).not.toContain(REPLY);
  expect(await read()).toEqual({ reply: REPLY });
  await db().conversation.update({ where: { id: conversationId }, data: { deletedAt: new Date() } });
  await expect(read()).rejects.toMatchObject({ code: "not_found" });
  await db().conversation.update({ where: { id: conversationId }, data: { deletedAt: null } });
  expect(await read()).toEqual({ reply: REPLY });
  await shareReply(personCtx, { messageId: id, shared: false });
  await expect(read()).rejects.toMatchObject({ code: "not_found" });
  expect((await look()).shared.rows).toEqual([]);
  expect(await actsOf(ctx)).toEqual(Array(2).fill(`shared_reply.read ai_interactions ${id}`));
});

it("lists what is shared by rating and age", async () => {
  const people = [await person(), await person()];
  const [first, second] = people;
  for (const { ctx, id } of people) await shareReply(ctx, { messageId: id, shared: true });
  await db().aiInteraction.updateMany({ where: { id: first?.id }, data: { sharedAt: new Date(0) } });
  const idsOf = async (query: object) => (await look(query)).shared.rows.map(({ id }) => id);
  expect(await idsOf({})).toEqual([second?.id, first?.id]);
  expect(await idsOf({ sort: "oldest" })).toEqual([first?.id, second?.id]);
  expect(await idsOf({ rating: "none" })).toHaveLength(2);
  expect(await idsOf({ rating: "helpful" })).toEqual([]);
});

it("shares neither another person's reply, nor an unfinished one, nor a practice's message", async () => {
  const [one, two] = [await person(), await person()];
  const share = (ctx: Ctx<UserActor>, messageId: string) => shareReply(ctx, { messageId, shared: true });
  await expect(share(two.ctx, one.id)).rejects.toMatchObject({ code: "not_found" });
  for (const given of [{ state: "stopped" as const }, { practiceId: "delegate" }]) {
    const { ctx, id } = await person(given);
    await expect(share(ctx, id)).rejects.toMatchObject({ code: "not_found" });
  }
  expect((await look()).shared.total).toBe(0);
});

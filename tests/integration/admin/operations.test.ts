import { randomUUID } from "node:crypto";
import { z } from "zod";
import { actOnJob, actOnOutbox, getOperations, liftLimit, probeNow } from "@/lib/features/admin/manage-operations";
import { jobsQuery } from "@/lib/features/admin/schema";
import { db } from "@/lib/server/db";
import { closeQueue, enqueue } from "@/lib/server/queue";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { Ctx, OwnerActor } from "@/lib/shared/actor";
import { defineJob } from "@/lib/shared/job";

const REASON = "The mail server is back";
const job = defineJob("test.operations", z.object({ secret: z.string().optional() }));

afterAll(() => closeQueue(1_000));

async function owner(): Promise<Ctx<OwnerActor>> {
  const username = randomUUID();
  const email = `${username}@example.com`;
  const { id } = await db().adminUser.create({ data: { email, username, passwordHash: "none", role: "owner" } });
  const actor: OwnerActor = { type: "admin", adminId: id, sessionId: "none", username, email, role: "owner" };
  return { actor, requestId: "test", now: new Date(), network: randomUUID() };
}

const look = async (ctx: Ctx<OwnerActor>, query: object = {}) => getOperations(ctx, jobsQuery.parse(query));
const actsOf = async ({ actor }: Ctx<OwnerActor>) =>
  (await db().adminActivityLog.findMany({ where: { adminId: actor.adminId }, orderBy: { id: "asc" } })).map(
    ({ action, reason }) => [action, reason],
  );

async function failedJob(): Promise<string> {
  const id = (await enqueue(job, { secret: "what the job is about" })) ?? "";
  await db().$executeRaw`
    UPDATE pgboss.job SET state = 'failed', completed_on = now(), output = '{"message":"LlmFailure"}' WHERE id = ${id}::uuid`;
  return id;
}

it("lists failed jobs first, without their data, retries and discards them", async () => {
  const ctx = await owner();
  const id = await failedJob();
  const waiting = (await enqueue(job, {})) ?? "";
  const { jobs } = await look(ctx);
  expect(jobs.rows[0]).toMatchObject({ id, name: job.name, state: "failed", failure: "LlmFailure" });
  expect(JSON.stringify(jobs)).not.toContain("what the job is about");
  const act = (what: "retry" | "discard", which = id) =>
    actOnJob(ctx, { name: job.name, id: which, action: what, reason: REASON });
  await act("retry");
  expect((await look(ctx, { state: "failed" })).jobs.rows).toEqual([]);
  await expect(act("retry")).rejects.toMatchObject({ code: "conflict" });
  await act("discard");
  await act("discard", waiting);
  expect((await look(ctx)).jobs.rows.filter(({ name }) => name === job.name)).toEqual([]);
  expect(await actsOf(ctx)).toEqual([
    ["job.retried", REASON],
    ["job.discarded", REASON],
    ["job.discarded", REASON],
  ]);
});

it("lets one of two admins act on a job at once", async () => {
  const [one, two] = [await owner(), await owner()];
  const id = await failedJob();
  const act = (ctx: Ctx<OwnerActor>) => actOnJob(ctx, { name: job.name, id, action: "retry", reason: REASON });
  const outcomes = await Promise.allSettled([act(one), act(two)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect([...(await actsOf(one)), ...(await actsOf(two))]).toEqual([["job.retried", REASON]]);
});

it("shows the outbox without its contents, and retries or discards an event", async () => {
  const ctx = await owner();
  const later = new Date(Date.now() + 3_600_000);
  const { id } = await db().outboxEvent.create({
    data: { kind: "mail", payload: { sealed: "v1.secret" }, attempts: 40, nextAt: later },
  });
  const { outbox } = await look(ctx);
  expect(outbox[0]).toMatchObject({ id, kind: "mail", tries: 40 });
  expect(JSON.stringify(outbox)).not.toContain("v1.secret");
  await actOnOutbox(ctx, { id, action: "retry", reason: REASON });
  expect((await db().outboxEvent.findUniqueOrThrow({ where: { id } })).nextAt).toEqual(ctx.now);
  await actOnOutbox(ctx, { id, action: "discard", reason: REASON });
  await expect(actOnOutbox(ctx, { id, action: "discard", reason: REASON })).rejects.toMatchObject({ code: "conflict" });
  expect((await actsOf(ctx)).map(([action]) => action)).toEqual(["outbox.retried", "outbox.discarded"]);
});

it("lists limits in force without their subjects, and lifts one", async () => {
  const ctx = await owner();
  const subject = randomUUID();
  const attempt = () => consumeLimit("verifyPerAddress", subject);
  const known = new Set((await look(ctx)).limits.map(({ key }) => key));
  for (let index = 0; index < 3; index++) await attempt();
  await expect(attempt()).rejects.toMatchObject({ code: "rate_limited" });
  const limit = (await look(ctx)).limits.find(({ key }) => !known.has(key));
  expect(limit).toMatchObject({ name: "verifyPerAddress", max: 3 });
  await liftLimit(ctx, { key: limit?.key ?? "", reason: REASON });
  await attempt();
  await expect(liftLimit(ctx, { key: "0".repeat(64), reason: REASON })).rejects.toMatchObject({ code: "not_found" });
  expect(await actsOf(ctx)).toEqual([["limit.lifted", REASON]]);
});

it("shows spending by day and use, versions, and whether the model answers", async () => {
  const ctx = await owner();
  await db().llmSpend.deleteMany({ where: { day: ctx.now } }); // Rows of other test files in this database.
  const spent = { day: ctx.now, tokens: 100, cost: 0.5 };
  const where = (subject: string) => ({ day_subject: { day: ctx.now, subject } });
  for (const subject of ["site", "use:coach-chat"])
    await db().llmSpend.upsert({ where: where(subject), create: { ...spent, subject }, update: spent });
  const { spend, versions } = await look(ctx);
  const today = ctx.now.toISOString().slice(0, 10);
  expect(spend.filter(({ day }) => day === today).map(({ use }) => use)).toEqual(["the whole site", "coach-chat"]);
  expect(versions).toContainEqual({ name: "Migrations fit this version", value: "yes" });
  expect(await probeNow(ctx)).toMatchObject({ isAnswering: true });
});

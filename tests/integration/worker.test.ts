import { randomUUID } from "node:crypto";
import pg from "pg";
import { z } from "zod";
import { purgeJob } from "@/lib/jobs/retention";
import { JOBS } from "@/lib/jobs/index";
import { startWorker, stopWorker } from "@/lib/jobs/worker";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { enqueue } from "@/lib/server/queue";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { defineJob } from "@/lib/shared/job";

const job = defineJob(`test.worker.${randomUUID()}`, z.object({ n: z.number() }));

afterEach(() => stopWorker());
describe("worker", () => {
  it("runs a job as the system with parsed data", async () => {
    const seen: { ctx: Ctx<SystemActor>; data: unknown }[] = [];
    const done = new Promise<void>((resolve) => {
      JOBS.push({
        job,
        run: (ctx, data) => {
          seen.push({ ctx, data });
          resolve();
          return Promise.resolve();
        },
      });
    });
    startWorker();
    const id = await enqueue(job, { n: 5 });
    await done;
    expect(seen).toHaveLength(1);
    expect(seen[0]?.data).toEqual({ n: 5 });
    expect(seen[0]?.ctx).toMatchObject({ actor: { type: "system", job: job.name }, requestId: id, network: "local" });
  });

  it.each([
    ["try_users_abandoned", "try_users WHERE created_at < now() AND password IS NULL AND email_verified IS NULL"],
    ["email_signups_unconfirmed", "email_signups WHERE link_sent_at < now() AND confirmed_at IS NULL"],
    ["memories_withdrawn", "memories WHERE withdrawn_at < now()"],
    ["practice_runs_discarded", "practice_runs WHERE updated_at < now() AND status = 'discarded'"],
  ])("finds expired rows by the index %s", async (index, rows) => {
    const client = new pg.Client({ connectionString: env().DATABASE_URL, options: "-c enable_seqscan=off" });
    await client.connect();
    const plan = await client.query(`EXPLAIN SELECT FROM ${rows}`);
    await client.end();
    expect(JSON.stringify(plan.rows)).toContain(index);
  });

  it("purges expired rows and leaves the rest", async () => {
    const key = randomUUID();
    const past = new Date(Date.now() - 1_000);
    const future = new Date(Date.now() + 60_000);
    await db().profileCache.createMany({
      data: [
        { key: `${key}-old`, payload: {}, expiresAt: past },
        { key: `${key}-new`, payload: {}, expiresAt: future },
      ],
    });
    await db().verificationToken.create({ data: { identifier: key, token: key, expires: past } });
    const purge = JOBS.find((registration) => registration.job === purgeJob);
    const ctx = {
      actor: { type: "system", job: purgeJob.name },
      requestId: "t",
      now: new Date(),
      network: "local",
    } as const;
    await purge?.run(ctx, {}, new AbortController().signal);
    const left = await db().profileCache.findMany({ where: { key: { startsWith: key } }, select: { key: true } });
    expect(left).toEqual([{ key: `${key}-new` }]);
    expect(await db().verificationToken.count({ where: { token: key } })).toBe(0);
    await db().profileCache.deleteMany({ where: { key: { startsWith: key } } });
  });
});

import { randomUUID } from "node:crypto";
import { z } from "zod";
import { db } from "@/lib/server/db";
import { enqueue, openQueue } from "@/lib/server/queue";
import { defineJob } from "@/lib/shared/job";

const job = defineJob(`test.queue.${randomUUID()}`, z.object({ n: z.number() }));

const waiting = async () => {
  const boss = await openQueue([job]);
  return boss.findJobs<{ n: number }>(job.name, { queued: true });
};

beforeEach(async () => {
  const boss = await openQueue([job]);
  await boss.deleteAllJobs(job.name);
});

describe("enqueue", () => {
  it("stores a job with its data until it is done", async () => {
    const id = await enqueue(job, { n: 1 });
    expect((await waiting()).map(({ id, data }) => ({ id, data }))).toEqual([{ id, data: { n: 1 } }]);
  });

  it("rejects data of another shape before storing it", async () => {
    const misshapen = JSON.parse('{"n":"1"}') as { n: number }; // Untyped data, as from a caller outside the type checker.
    await expect(enqueue(job, misshapen)).rejects.toThrow();
    expect(await waiting()).toEqual([]);
  });

  it("drops a duplicate job while the first waits or runs", async () => {
    expect(await enqueue(job, { n: 1 }, { singletonKey: "person-7" })).not.toBeNull();
    expect(await enqueue(job, { n: 2 }, { singletonKey: "person-7" })).toBeNull();
    const boss = await openQueue([job]);
    const [running] = await boss.fetch<{ n: number }>(job.name);
    expect(await enqueue(job, { n: 3 }, { singletonKey: "person-7" })).toBeNull();
    await boss.complete(job.name, running?.id ?? "");
    expect(await enqueue(job, { n: 4 }, { singletonKey: "person-7" })).not.toBeNull();
  });

  it("accepts any number of jobs without a key", async () => {
    await enqueue(job, { n: 1 });
    await enqueue(job, { n: 2 });
    expect(await waiting()).toHaveLength(2);
  });

  it("rolls a job back with its transaction", async () => {
    const undone = db().$transaction(async (tx) => {
      await enqueue(job, { n: 1 }, { tx });
      throw new Error("changed my mind");
    });
    await expect(undone).rejects.toThrow("changed my mind");
    expect(await waiting()).toEqual([]);
    await db().$transaction((tx) => enqueue(job, { n: 2 }, { tx }));
    expect((await waiting()).map(({ data }) => data.n)).toEqual([2]);
  });

  it("does not fetch a job before its time", async () => {
    await enqueue(job, { n: 1 }, { startAfter: new Date(Date.now() + 60_000) });
    const boss = await openQueue([job]);
    expect(await boss.fetch(job.name)).toEqual([]);
  });
});

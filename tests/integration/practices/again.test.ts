import { listPracticesFor } from "@/lib/features/practice-runs/list-practices-for";
import { DAY_MS } from "@/lib/shared/time/durations";
import { beginPractice, type PracticeSession } from "@/tests/support/practice-run";

const day = (date: Date) => date.toISOString().slice(0, 10);

async function reviewTheWeek(nextReview: Date): Promise<PracticeSession> {
  const session = await beginPractice("weekly-review");
  await session.act({ act: "answer", value: [["Budget agreed"]] });
  await session.act({ act: "skip" });
  await session.act({ act: "skip" });
  await session.act({ act: "answer", value: 6 });
  await session.act({ act: "skip" });
  await session.act({ act: "answer", value: [["Offer to Hensel is out", "Tuesday 8 to 10"]] });
  await session.act({ act: "skip" });
  await session.act({ act: "answer", value: { date: day(nextReview), time: null, note: "" } });
  expect(session.last.run.status).toBe("finished");
  return session;
}

it("offers the weekly review again on the day that it named, until the next one is begun", async () => {
  const now = new Date();
  const nextReview = new Date(now.getTime() + 5 * DAY_MS);
  const { ctx } = await reviewTheWeek(nextReview);
  const dueOn = async (at: Date) =>
    (await listPracticesFor({ ...ctx, now: at })).filter(({ lastDone }) => lastDone).map(({ id }) => id);
  expect(await dueOn(now)).toEqual([]);
  expect(await dueOn(nextReview)).toEqual(["weekly-review"]);
  await beginPractice("weekly-review", ctx);
  expect(await dueOn(nextReview)).toEqual([]);
});

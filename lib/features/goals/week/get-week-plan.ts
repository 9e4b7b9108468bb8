import "server-only";
import { WEEKLY_REVIEW } from "@/lib/features/practices/model";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { instantOf, plusDays, wallTimeAt } from "@/lib/shared/time/zoned-time";
import { mondayOf, plannedWeek } from "../model";
import type { WeekPlanView } from "../schema";
import { findReviewedOutcomes, findWrittenWeek } from "./week-store";

/** The outcomes of this week, or of the next one once they are planned; the newest text counts. */
export async function getWeekPlan({ actor, now }: Ctx<UserActor>, timeZone: string): Promise<WeekPlanView> {
  const { userId } = actor;
  const monday = mondayOf(wallTimeAt(now, timeZone).date);
  // A review on the Thursday before plans this week.
  const since = instantOf({ date: plusDays(monday, -4), time: "00:00" }, timeZone);
  const [written, reviewed] = await Promise.all([
    findWrittenWeek(userId, monday),
    findReviewedOutcomes(userId, WEEKLY_REVIEW, since),
  ]);
  const review = reviewed && { ...reviewed, week: plannedWeek(wallTimeAt(reviewed.at, timeZone).date) };
  const [newest] = [written, review]
    .filter((plan) => plan !== null)
    .filter(({ week }) => week >= monday)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const week = newest?.week ?? monday;
  return { week, isNext: week > monday, outcomes: newest?.outcomes ?? [] };
}

import "server-only";
import { getCoachSettings } from "@/lib/features/coach/settings/get-coach-settings";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { instantOf, plusDays, wallTimeAt } from "@/lib/shared/time/zoned-time";
import { toCommitmentView } from "./commitments/commitment-row";
import { countWeeks, listOwned } from "./commitments/commitment-store";
import { listOwnedGoals } from "./goal-store";
import { CHART_WEEKS, chartWeeks, mondayOf } from "./model";
import type { GoalsPageView } from "./schema";

const MAX_OPEN = 100;
const SETTLED_PAGE = 20;

export async function getGoalsPage(ctx: Ctx<UserActor>): Promise<GoalsPageView> {
  const { actor, now } = ctx;
  const { userId } = actor;
  const timeZone = (await getCoachSettings(ctx)).timeZone ?? "UTC";
  const today = wallTimeAt(now, timeZone).date;
  const since = instantOf({ date: plusDays(mondayOf(today), 7 * (1 - CHART_WEEKS)), time: "00:00" }, timeZone);
  const [goals, open, settled, weeks] = await Promise.all([
    listOwnedGoals(userId),
    listOwned(userId, { settled: false, limit: MAX_OPEN }),
    listOwned(userId, { settled: true, limit: SETTLED_PAGE + 1 }),
    countWeeks(userId, timeZone, since),
  ]);
  return {
    goals,
    open: open.map((row) => toCommitmentView(row, now)),
    settled: settled.slice(0, SETTLED_PAGE).map((row) => toCommitmentView(row, now)),
    hasMoreSettled: settled.length > SETTLED_PAGE,
    weeks: chartWeeks(weeks, today),
  };
}

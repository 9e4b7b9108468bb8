import "server-only";
import { getCoachSettings } from "@/lib/features/coach/settings/get-coach-settings";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { plusDays, wallTimeAt } from "@/lib/shared/time/zoned-time";
import { getWeekPlan } from "./get-week-plan";
import { mondayOf } from "../model";
import type { SaveWeekInput, WeekPlanView } from "../schema";
import { saveWrittenWeek } from "./week-store";

/** Writes the outcomes of this week or the next. @throws AppError conflict for another week. */
export async function saveWeekPlan(ctx: Ctx<UserActor>, { week, outcomes }: SaveWeekInput): Promise<WeekPlanView> {
  const timeZone = (await getCoachSettings(ctx)).timeZone ?? "UTC";
  const monday = mondayOf(wallTimeAt(ctx.now, timeZone).date);
  if (week !== monday && week !== plusDays(monday, 7))
    throw new AppError("conflict", "This week is over. Please reload the page to write the present one.");
  await saveWrittenWeek(ctx.actor.userId, { week, outcomes, at: ctx.now });
  return getWeekPlan(ctx, timeZone);
}

import "server-only";
import { getCoachSettings } from "@/lib/features/coach/settings/get-coach-settings";
import { findPatterns } from "@/lib/features/mailbox/find-patterns";
import { secondTriesOf } from "@/lib/features/mailbox/metrics/second-tries";
import { getCachedReport } from "@/lib/features/report/get-cached-report";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { chooseInsight } from "./choose-insight";
import { toCommitmentView } from "./commitments/commitment-row";
import { countDatedUntil, listDated } from "./commitments/commitment-store";
import { getWeekPlan } from "./week/get-week-plan";
import type { TodayView } from "./schema";

const MAX_SHOWN = 3;
const MAX_READ = 40;

async function findWeekPlan(ctx: Ctx<UserActor>) {
  const { timeZone } = await getCoachSettings(ctx);
  return getWeekPlan(ctx, timeZone ?? "UTC");
}

export async function getToday(ctx: Ctx<UserActor>): Promise<TodayView> {
  const { actor, now } = ctx;
  const [rows, count, week, { report }, patterns] = await Promise.all([
    listDated(actor.userId, MAX_READ),
    countDatedUntil(actor.userId, now),
    findWeekPlan(ctx),
    getCachedReport(ctx, actor),
    findPatterns(ctx),
  ]);
  const dated = rows.map((row) => toCommitmentView(row, now));
  const due = dated.filter(({ standing }) => standing === "overdue" || standing === "due");
  return {
    due: due.slice(0, MAX_SHOWN),
    more: Math.max(due.length, rows.length === MAX_READ ? count : 0) - Math.min(due.length, MAX_SHOWN),
    next: dated.find(({ standing }) => standing === "upcoming") ?? null,
    week,
    insight: report && chooseInsight(report, { due: due.map(({ text }) => text), week: week.week }),
    secondTries: patterns && secondTriesOf(patterns),
  };
}

import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { toCommitmentView } from "./commitment-row";
import { countDatedUntil, listDated } from "./commitment-store";
import type { TodayView } from "./schema";

/** More would not fit on a phone. */
const MAX_SHOWN = 5;
const MAX_READ = 40;

/** What is due now, the oldest first, and what comes next. */
export async function getToday({ actor, now }: Ctx<UserActor>): Promise<TodayView> {
  const [rows, count] = await Promise.all([listDated(actor.userId, MAX_READ), countDatedUntil(actor.userId, now)]);
  const dated = rows.map((row) => toCommitmentView(row, now));
  const due = dated.filter(({ standing }) => standing === "overdue" || standing === "due");
  return {
    due: due.slice(0, MAX_SHOWN),
    more: Math.max(due.length, rows.length === MAX_READ ? count : 0) - Math.min(due.length, MAX_SHOWN),
    next: dated.find(({ standing }) => standing === "upcoming") ?? null,
  };
}

import "server-only";
import { getCoachedPerson } from "@/lib/features/coach/settings/get-coached-person";
import { getPractice } from "@/lib/features/practices/get-practice";
import { listPractices } from "@/lib/features/practices/list-practices";
import type { PracticeSummary } from "@/lib/features/practices/schema";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { isDueAgain } from "./due-again";
import * as store from "./store";

async function findDue(ctx: Ctx<UserActor>, known: PracticeSummary[]): Promise<Map<string, Date>> {
  const { userId } = ctx.actor;
  const [finished, running, { timeZone }] = await Promise.all([
    store.listLastFinished(userId),
    store.listOwnedRunning(userId),
    getCoachedPerson(ctx),
  ]);
  const due = new Map<string, Date>();
  for (const { practiceId, ...last } of finished) {
    if (!known.some(({ id }) => id === practiceId)) continue; // The practice is no longer part of the product.
    const { repeatAfterDays } = await getPractice(practiceId);
    const isUnderWay = running.some((run) => run.practiceId === practiceId);
    if (
      repeatAfterDays &&
      !isUnderWay &&
      isDueAgain(last, { repeatAfterDays, now: ctx.now, timeZone: timeZone ?? "UTC" })
    )
      due.set(practiceId, last.finishedAt);
  }
  return due;
}

export async function listPracticesFor(ctx: Ctx<UserActor>): Promise<PracticeSummary[]> {
  const practices = await listPractices();
  const due = await findDue(ctx, practices);
  return practices.map((practice) => {
    const lastDone = due.get(practice.id)?.toISOString();
    return lastDone ? { ...practice, lastDone } : practice;
  });
}

import "server-only";
import { getCoachSettings } from "@/lib/features/coach/settings/get-coach-settings";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { WEEK_MS } from "@/lib/shared/time/durations";
import { plusDays, wallTimeAt } from "@/lib/shared/time/zoned-time";
import { listDated, listOwnedSettledSince } from "../commitments/commitment-store";
import { dayText } from "../model";

interface WeekCommitments {
  settled: string[];
  moved: string[];
  due: string[];
}

const MAX_DUE = 20;

/** Commitments settled in the last seven days and due until the end of next week, one line each. */
export async function getWeekCommitments(ctx: Ctx<UserActor>): Promise<WeekCommitments> {
  const { actor, now } = ctx;
  const [settled, dated, { timeZone }] = await Promise.all([
    listOwnedSettledSince(actor.userId, new Date(now.getTime() - WEEK_MS)),
    listDated(actor.userId, MAX_DUE),
    getCoachSettings(ctx),
  ]);
  const until = plusDays(wallTimeAt(now, timeZone ?? "UTC").date, 7);
  const withStatus = (wanted: string) => settled.filter(({ status }) => status === wanted);
  const withOutcome = ({ text, outcome }: { text: string; outcome: string | null }) =>
    outcome ? `${text} (${outcome})` : text;
  return {
    settled: [
      ...withStatus("done").map(withOutcome),
      ...withStatus("dropped").map((row) => `Let go: ${withOutcome(row)}`),
    ],
    moved: withStatus("moved").map(({ text }) => text),
    due: dated.flatMap(({ text, dueOn }) => (dueOn && dueOn <= until ? [`${text}, ${dayText(dueOn)}`] : [])),
  };
}

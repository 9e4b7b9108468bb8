import "server-only";
import type { KnownGoal } from "@/lib/features/coach/schema";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { listKnown, type KnownRow } from "./known-store";
import { dueText, standingOf } from "./model";
import type { DueView } from "./schema";

/** Not due before its time of day: asking too early would use up the only question. */
function openState(due: Omit<DueView, "text"> | null, now: Date): KnownGoal["state"] {
  const standing = standingOf(due, now);
  if (standing === "overdue") return "overdue";
  return standing === "due" && due?.time === null ? "due" : "open";
}

function toKnown(row: KnownRow, now: Date): KnownGoal {
  const { kind, id, text, cue, dueOn, dueTime, timeZone, outcome, askedIn, source, sourceId } = row;
  const due = dueOn && timeZone ? { date: dueOn, time: dueTime, timeZone } : null;
  const isDone = row.status === "done";
  return {
    kind,
    id,
    text: cue ? `If ${cue}, then: ${text}` : text,
    dueOn,
    dueText: due && dueText(due),
    state: isDone ? "done" : openState(due, now),
    outcome,
    askedIn,
    insightId: source === "insight" ? sourceId : null,
  };
}

export async function getKnownGoals({ actor, now }: Ctx<UserActor>): Promise<KnownGoal[]> {
  const rows = await listKnown(actor.userId, now);
  return rows.map((row) => toKnown(row, now));
}

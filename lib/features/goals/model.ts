import { plusDays, wallTimeAt, weekdayOf } from "@/lib/shared/time/zoned-time";
import type { CommitmentDraft, DueView, Standing, WeekView } from "./schema";

export const MAX_ADVISED_GOALS = 3;
export const MAX_COMMITMENT = 300;
export const MAX_WEEK_OUTCOMES = 3;
export const CHART_WEEKS = 12;

const LONG_DATE = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});

export const dayText = (date: string): string =>
  LONG_DATE.format(new Date(`${date}T00:00:00Z`)).replace(/^(\p{L}+) /u, "$1, ");

/** `Tuesday, 1 December 2026, 09:00, Europe/Berlin`; the zone only with a time. */
export const dueText = ({ date, time, timeZone }: Omit<DueView, "text">): string =>
  time ? `${dayText(date)}, ${time}, ${timeZone.replaceAll("_", " ")}` : dayText(date);

export const fullDueText = (due: Omit<DueView, "text">): string =>
  due.time ? dueText(due) : `${dayText(due.date)}, ${due.timeZone.replaceAll("_", " ")}`;

export function standingOf(due: Omit<DueView, "text"> | null, now: Date): Standing {
  if (!due) return "undated";
  const today = wallTimeAt(now, due.timeZone);
  const isPast = due.date < today.date || (due.date === today.date && due.time !== null && due.time < today.time);
  if (isPast) return "overdue";
  return due.date === today.date ? "due" : "upcoming";
}

export const insightDraft = ({ id, nextStep }: { id: string; nextStep: string }): CommitmentDraft => ({
  text: nextStep.slice(0, MAX_COMMITMENT),
  cue: null,
  due: null,
  source: { kind: "insight", id },
});

export const mondayOf = (date: string): string => plusDays(date, -((weekdayOf(date) + 6) % 7));

/** The Monday of the week that a review on a day plans: its own until Wednesday, then the next. */
export const plannedWeek = (date: string): string => mondayOf(plusDays(date, 4));

export function chartWeeks(counted: WeekView[], today: string): WeekView[] {
  const last = mondayOf(today);
  return Array.from({ length: CHART_WEEKS }, (_, index) => {
    const from = plusDays(last, 7 * (index - CHART_WEEKS + 1));
    return counted.find((week) => week.from === from) ?? { from, done: 0, moved: 0, dropped: 0 };
  });
}

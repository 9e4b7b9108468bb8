import { chartWeeks, dueText, mondayOf, standingOf } from "./model";

const due = (date: string, time: string | null = null, timeZone = "Europe/Berlin") => ({ date, time, timeZone });

it("names the day in full, and the zone when there is a time", () => {
  expect(dueText(due("2026-12-01", "09:00"))).toBe("Tuesday, 1 December 2026, 09:00, Europe/Berlin");
  expect(dueText(due("2026-12-01"))).toBe("Tuesday, 1 December 2026");
});

it.each([
  ["2026-11-30T23:00:00Z", "due"],
  ["2026-12-01T22:59:00Z", "due"],
  ["2026-12-01T23:00:00Z", "overdue"],
  ["2026-11-30T22:59:00Z", "upcoming"],
])("makes a commitment at %s %s, by the day in the person's zone", (now, standing) => {
  expect(standingOf(due("2026-12-01"), new Date(now))).toBe(standing);
  expect(standingOf(null, new Date(now))).toBe("undated");
});

it.each([
  ["2026-12-01T07:59:00Z", "due"],
  ["2026-12-01T08:00:00Z", "due"],
  ["2026-12-01T08:01:00Z", "overdue"],
])("makes a commitment at %s %s, by its time of day", (now, standing) => {
  expect(standingOf(due("2026-12-01", "09:00"), new Date(now))).toBe(standing);
});

it("has twelve weeks from Monday to Monday, zeros included", () => {
  const weeks = chartWeeks([{ from: "2026-11-16", done: 2, moved: 1, dropped: 0 }], "2026-11-29");
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toEqual({ from: "2026-11-23", done: 0, moved: 0, dropped: 0 });
  expect(weeks.at(-2)?.done).toBe(2);
  expect(weeks[0]?.from).toBe("2026-09-07");
  expect(mondayOf("2026-11-29")).toBe("2026-11-23");
});

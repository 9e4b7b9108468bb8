import { isDueAgain } from "./due-again";

const FINISHED = new Date("2026-11-20T16:30:00Z");
const due = (now: string, plannedDay: string | null = null, timeZone = "Europe/Vienna") =>
  isDueAgain({ finishedAt: FINISHED, plannedDay }, { repeatAfterDays: 7, now: new Date(now), timeZone });

it("is due on the same weekday a week later, also at an earlier hour", () => {
  expect(due("2026-11-26T22:00:00Z")).toBe(false);
  expect(due("2026-11-27T06:00:00Z")).toBe(true);
});

it("counts days in the person's time zone", () => {
  expect(due("2026-11-26T23:30:00Z")).toBe(true);
  expect(due("2026-11-26T23:30:00Z", null, "America/New_York")).toBe(false);
});

it("is due on the day that the person named", () => {
  expect(due("2026-11-29T08:00:00Z", "2026-11-30")).toBe(false);
  expect(due("2026-11-30T08:00:00Z", "2026-11-30")).toBe(true);
});

it("ignores a planned day before the review itself", () => {
  expect(due("2026-11-21T08:00:00Z", "2026-11-20")).toBe(false);
});

it("stays due until it is done", () => {
  expect(due("2027-02-01T08:00:00Z")).toBe(true);
});

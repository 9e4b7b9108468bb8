import { instantOf, plusDays, wallTimeAt, weekdayOf } from "./zoned-time";

const at = (date: string, time: string, zone: string) => instantOf({ date, time }, zone).toISOString();

it.each([
  // New York: clocks go forward on 8 March and back on 1 November 2026.
  ["America/New_York", "2026-03-07", "09:00", "2026-03-07T14:00:00.000Z"],
  ["America/New_York", "2026-03-08", "09:00", "2026-03-08T13:00:00.000Z"],
  ["America/New_York", "2026-03-08", "02:30", "2026-03-08T07:30:00.000Z"],
  ["America/New_York", "2026-11-01", "01:30", "2026-11-01T05:30:00.000Z"],
  ["America/New_York", "2026-11-01", "09:00", "2026-11-01T14:00:00.000Z"],
  // Berlin: 29 March and 25 October.
  ["Europe/Berlin", "2026-03-29", "02:30", "2026-03-29T01:30:00.000Z"],
  ["Europe/Berlin", "2026-03-29", "09:00", "2026-03-29T07:00:00.000Z"],
  ["Europe/Berlin", "2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"],
  ["Europe/Berlin", "2026-10-25", "09:00", "2026-10-25T08:00:00.000Z"],
  // Kolkata has half an hour and no change.
  ["Asia/Kolkata", "2026-03-29", "09:00", "2026-03-29T03:30:00.000Z"],
  // Auckland: 27 September forward, 5 April back.
  ["Pacific/Auckland", "2026-04-05", "02:30", "2026-04-04T13:30:00.000Z"],
  ["Pacific/Auckland", "2026-04-05", "09:00", "2026-04-04T21:00:00.000Z"],
  ["Pacific/Auckland", "2026-09-27", "02:30", "2026-09-26T14:30:00.000Z"],
  ["Pacific/Auckland", "2026-09-27", "09:00", "2026-09-26T20:00:00.000Z"],
])("in %s %s %s is %s", (zone, date, time, expected) => {
  expect(at(date, time, zone)).toBe(expected);
});

it.each(["America/New_York", "Europe/Berlin", "Asia/Kolkata", "Pacific/Auckland"])(
  "leads back to the same wall time on each day of a year in %s",
  (zone) => {
    for (let date = "2026-01-01"; date < "2027-01-01"; date = plusDays(date, 1))
      expect(wallTimeAt(instantOf({ date, time: "09:00" }, zone), zone)).toEqual({ date, time: "09:00" });
  },
);

it("counts days in the calendar", () => {
  expect(plusDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(weekdayOf("2026-11-23")).toBe(1);
});

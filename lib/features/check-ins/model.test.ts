import { chooseItems, isReviewDay, nextMailAt } from "./model";

describe("the items of a mail", () => {
  const items = (...ids: string[]) => ids.map((id) => ({ id }));
  const idsOf = (chosen: { id: string }[]) => chosen.map(({ id }) => id);

  it("are empty when each was named twice in the last days", () => {
    expect(
      chooseItems(items("a", "b"), [
        ["a", "b"],
        ["b", "a"],
      ]),
    ).toEqual([]);
    expect(idsOf(chooseItems(items("a", "b"), [["a"], ["a", "b"]]))).toEqual(["b", "a"]);
  });

  it("begin with the new ones, so that many old ones do not displace them", () => {
    const old = Array.from({ length: 12 }, (_, n) => `old-${n}`);
    const chosen = idsOf(chooseItems(items(...old, "new"), [old, old]));
    expect(chosen[0]).toBe("new");
    expect(chosen).toHaveLength(8);
  });
});

const next = (timeZone: string, now: string, change: { mailTime?: string; quietDays?: number[] } = {}) =>
  nextMailAt({ timeZone, mailTime: "08:00", quietDays: [], ...change }, new Date(now)).toISOString();

it.each([
  ["America/New_York", "2026-03-07T14:00:00Z", "2026-03-08T12:00:00.000Z"],
  ["America/New_York", "2026-10-31T14:00:00Z", "2026-11-01T13:00:00.000Z"],
  ["Europe/Berlin", "2026-03-28T08:00:00Z", "2026-03-29T06:00:00.000Z"],
  ["Europe/Berlin", "2026-10-24T08:00:00Z", "2026-10-25T07:00:00.000Z"],
  ["Asia/Kolkata", "2026-03-28T08:00:00Z", "2026-03-29T02:30:00.000Z"],
  ["Pacific/Auckland", "2026-04-03T21:00:00Z", "2026-04-04T20:00:00.000Z"],
  ["Pacific/Auckland", "2026-09-25T21:00:00Z", "2026-09-26T19:00:00.000Z"],
])("is at eight by the clock of %s after %s", (zone, now, expected) => {
  expect(next(zone, now)).toBe(expected);
});

it("sends one mail on a day whose hour occurs twice, and on a day that skips the hour", () => {
  const twice = next("Europe/Berlin", "2026-10-24T12:00:00Z", { mailTime: "02:30" });
  expect(twice).toBe("2026-10-25T00:30:00.000Z");
  expect(next("Europe/Berlin", twice, { mailTime: "02:30" })).toBe("2026-10-26T01:30:00.000Z");
  const skipped = next("Europe/Berlin", "2026-03-28T12:00:00Z", { mailTime: "02:30" });
  expect(skipped).toBe("2026-03-29T01:30:00.000Z");
  expect(next("Europe/Berlin", skipped, { mailTime: "02:30" })).toBe("2026-03-30T00:30:00.000Z");
});

it.each(["America/New_York", "Europe/Berlin", "Asia/Kolkata", "Pacific/Auckland"])(
  "comes on each day of a year exactly once in %s",
  (timeZone) => {
    const days = new Set<string>();
    let at = new Date("2025-12-31T12:00:00Z");
    for (let count = 0; count < 365; count++) {
      at = nextMailAt({ timeZone, mailTime: "02:15", quietDays: [] }, at);
      days.add(new Intl.DateTimeFormat("en-CA", { timeZone }).format(at));
    }
    expect(days.size).toBe(365);
  },
);

it("skips quiet days", () => {
  // A Friday; Saturday and Sunday are quiet.
  expect(next("UTC", "2026-11-27T09:00:00Z", { quietDays: [0, 6] })).toBe("2026-11-30T08:00:00.000Z");
});

it("determines the day of the review in the person's zone", () => {
  const sunday = { reviewDay: 0, timeZone: "Pacific/Auckland" };
  expect(isReviewDay(sunday, new Date("2026-11-28T12:00:00Z"))).toBe(true);
  expect(isReviewDay({ ...sunday, timeZone: "UTC" }, new Date("2026-11-28T12:00:00Z"))).toBe(false);
  expect(isReviewDay({ ...sunday, reviewDay: null }, new Date("2026-11-28T12:00:00Z"))).toBe(false);
});

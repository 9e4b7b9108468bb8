import { dayLabel, daysBetween } from "./date-labels";

const now = new Date(2026, 4, 14, 9, 30);
const at = (year: number, month: number, day: number, hour = 12) => new Date(year, month, day, hour).toISOString();

it.each([
  [at(2026, 4, 14, 0), "Today"],
  [at(2026, 4, 13, 23), "Yesterday"],
  [at(2026, 4, 11), "Monday"],
  [at(2026, 4, 7), "May 7"],
  [at(2025, 10, 30), "November 30, 2025"],
])("calls %s %s", (iso, label) => expect(dayLabel(iso, now, "en-US")).toBe(label));

it("uses the reader's locale", () => {
  expect(dayLabel(at(2026, 4, 13), now, "de")).toBe("Gestern");
  expect(dayLabel(at(2025, 10, 30), now, "de")).toBe("30. November 2025");
});

it("counts calendar days", () => {
  expect(daysBetween(at(2026, 4, 13, 23), new Date(2026, 4, 14, 0, 5))).toBe(1);
});

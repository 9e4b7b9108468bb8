import { formatUtcMinute } from "./dates";

it.each([
  ["2026-11-05T17:57:58.963Z", "5 Nov 2026, 17:57 UTC"],
  ["2027-01-31T00:00:00.000Z", "31 Jan 2027, 00:00 UTC"],
])("writes %s as %s", (iso, text) => {
  expect(formatUtcMinute(iso)).toBe(text);
});

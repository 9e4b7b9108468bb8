import type { Composites, MailboxPatterns } from "../schema";
import { secondTriesOf } from "./second-tries";

const patterns = (composites: Partial<Composites> | null, isEarlyLook = false) =>
  ({ composites, isEarlyLook, readAt: "2026-11-03T09:00:00Z" }) as MailboxPatterns; // What it reads of them.
const seconds = { clarified: 12, repeated: 6, apologized: 2 };

it("gives the share of second tries with its interval", () => {
  expect(secondTriesOf(patterns({ seconds, mails: 200 }))).toEqual({
    ...seconds,
    mails: 200,
    sharePercent: 10,
    lowPercent: 7,
    highPercent: 15,
    readOnDay: "2026-11-03",
  });
});

it("gives an interval from zero where there was none", () => {
  const none = { clarified: 0, repeated: 0, apologized: 0 };
  expect(secondTriesOf(patterns({ seconds: none, mails: 100 }))).toMatchObject({
    sharePercent: 0,
    lowPercent: 0,
    highPercent: 4,
  });
});

it.each([
  ["no conversations were seen", null, false],
  ["mails were not counted", { seconds }, false],
  ["there are few mails", { seconds, mails: 49 }, false],
  ["it is an early look", { seconds, mails: 200 }, true],
])("gives nothing where %s", (_, composites, isEarly) => {
  expect(secondTriesOf(patterns(composites, isEarly))).toBeNull();
});

import { readdirSync } from "node:fs";
import { TENURE_COPY } from "./career/tenure-copy";
import * as compositeCopy from "./mail/composite-copy";
import { CONVERSATION_CASE_COPY } from "./mail/conversation-case-copy";
import { MAIL_CASE_COPY } from "./mail/mail-case-copy";
import { COMPOSITE_WORDINGS } from "./mail/mail-wordings";
import { HABIT_COPY } from "./mail/mailbox-copy";
import { PERIOD_SHIFT_COPY } from "./mail/period-shift-copy";
import { HABIT_CASE_COPY, REQUEST_CASE_COPY } from "./mail/request-case-copy";
import { SHIFT_COPY, SHIFT_WORDINGS } from "./mail/shift-copy";
import { PAIR_COPY } from "./traits/pair-copy";
import { POLE_COPY } from "./traits/pole-copy";

const COPY = [
  POLE_COPY,
  PAIR_COPY,
  TENURE_COPY,
  compositeCopy,
  HABIT_COPY,
  SHIFT_COPY,
  SHIFT_WORDINGS,
  COMPOSITE_WORDINGS,
  MAIL_CASE_COPY,
  REQUEST_CASE_COPY,
  HABIT_CASE_COPY,
  CONVERSATION_CASE_COPY,
  PERIOD_SHIFT_COPY,
];

function practicesIn(copy: unknown): string[] {
  if (typeof copy !== "object" || copy === null) return [];
  const { practice } = copy as { practice?: unknown }; // Any object of the copy may be a step.
  return [...(typeof practice === "string" ? [practice] : []), ...Object.values(copy).flatMap(practicesIn)];
}

it("every practice beside a step exists", () => {
  const files = readdirSync("content/practices");
  const practices = COPY.flatMap(practicesIn);
  expect(practices.length).toBeGreaterThan(60);
  expect(practices.filter((id) => !files.includes(`${id}.yaml`))).toEqual([]);
});

import { practiceOf } from "@/tests/support/factories/practice";
import { startRun } from "./model";
import { type PracticeStep } from "./practice-file";
import { findCommand, isOption, parseDate, parseTypedAnswer } from "./parse-typed-answer";

const CLOCK = { now: new Date("2026-11-23T22:30:00Z"), offset: 60 };
const PRACTICE = practiceOf({
  steps: [
    {
      id: "choice",
      kind: "choice",
      question: "What now?",
      why: "So",
      options: [
        { id: "now", label: "Decide now" },
        { id: "later", label: "Decide later" },
        { id: "test", label: "Test it" },
      ],
    },
    { id: "who", kind: "people", question: "Who?", why: "So" },
    { id: "list", kind: "list", question: "What?", why: "So", fields: [{ label: "What" }, { label: "Who" }] },
    { id: "sure", kind: "scale", question: "How sure?", why: "So", low: "not", high: "fully" },
    { id: "figure", kind: "sentence", question: "How much?", why: "So" },
    { id: "day", kind: "date", question: "When?", why: "So" },
  ],
  page: "# {{choice}} and nothing else",
});
const typed = (id: string, text: string) =>
  parseTypedAnswer(PRACTICE.steps.find((step) => step.id === id) as PracticeStep, startRun(PRACTICE), text, CLOCK);

it.each([
  ["choice", "2", "later"],
  ["choice", "test", "test"],
  ["choice", "Decide now.", "now"],
  ["choice", "decide", null],
  ["sure", "7 of 10", 7],
  ["sure", "quite", null],
])("reads '%s' typed as '%s'", (id, text, value) => {
  expect(typed(id, text)).toEqual(value);
});

it("parses one entry per line, with its parts", () => {
  expect(typed("list", "1. Samples | JM\n- Export | Rui")).toEqual([
    ["Samples", "JM"],
    ["Export", "Rui"],
  ]);
  expect(typed("who", "IK, CFO\nRui (works council)\nHanna")).toEqual([
    { name: "IK", role: "CFO" },
    { name: "Rui", role: "works council" },
    { name: "Hanna", role: "" },
  ]);
});

it("keeps a sentence as typed, even one that begins with a number", () => {
  expect(typed("figure", "27.5")).toBe("27.5");
  expect(typed("figure", "1. May; at the latest")).toBe("1. May; at the latest");
  expect(typed("list", "27.5 per sqm | me")).toEqual([["27.5 per sqm", "me"]]);
});

it.each([
  ["tomorrow at 9", "2026-11-24", "09:00"],
  ["Thursday at 16:00", "2026-11-26", "16:00"],
  ["12 March 2031", "2031-03-12", null],
  ["morgen um 9 Uhr", "2026-11-24", "09:00"],
])("reads the day in '%s' where the person is", (text, date, time) => {
  expect(parseDate(text, CLOCK)).toMatchObject({ date, time });
});

it.each([
  ["wednesday 8:30, his office", "his office"],
  ["his office, on wednesday at 8:30", "his office"],
  ["monday at 10 in the leadership meeting", "in the leadership meeting"],
  ["next board is 4 march 2031", ""],
  ["let's say Thursday at 16:00", ""],
  ["after the audit, tuesday, if Karin agrees", "after the audit, if Karin agrees"],
  ["tuesday 8am", ""],
  ["tomorrow morning, by phone", "morning, by phone"],
])("keeps the words beside the day in '%s' as a note", (text, note) => {
  expect(parseDate(text, CLOCK)).toMatchObject({ note });
});

it("uses the person's day: late in the evening, 'tomorrow' differs further east", () => {
  expect(parseDate("tomorrow", { ...CLOCK, offset: 120 })).toMatchObject({ date: "2026-11-25" });
  expect(parseDate("when it fits", CLOCK)).toBeNull();
});

it.each([
  ["why do you ask?", "why"],
  ["Skip this one please", "skip"],
  ["go back", "back"],
  ["an example?", "example"],
  ["let's stop", "stop"],
  ["keep it as it is", "keep"],
])("recognises '%s' as a command", (text, command) => {
  expect(findCommand(text)).toBe(command);
});

it("takes a command that is also the label of a choice as the choice", () => {
  const step: PracticeStep = {
    ...(PRACTICE.steps[0] as PracticeStep & { kind: "choice" }),
    options: [
      { id: "never", label: "No, and it stays no" },
      { id: "later", label: "Not now" },
    ],
  };
  expect(isOption(step, "not now")).toBe(true);
  expect(isOption(step, "stop")).toBe(false);
});

it.each(["Stop the project by May", "I go back to the old plan", "Why we close the site", "Next week"])(
  "takes '%s' as an answer",
  (text) => {
    expect(findCommand(text)).toBeNull();
  },
);

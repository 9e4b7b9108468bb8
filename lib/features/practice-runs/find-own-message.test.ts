import { NO_RISK } from "@/lib/features/risk/schema";
import { findOwnMessage } from "./find-own-message";

const TOLD = "The line was down for two days. Martin had promised me one hour.";
const own = (content: string, isOfPractice = false) => ({ role: "user" as const, content, isOfPractice });
const reply = (...suggested: string[]) => ({
  role: "assistant" as const,
  content: "I see.",
  isOfPractice: false,
  state: {
    risk: NO_RISK,
    listener: { version: 1, suggested: suggested.map((text) => ({ text, act: "draft" })) },
  },
});

it("finds what the person told last, and not a short answer or a question after it", () => {
  const question = "What would you say to him at this point, in your own words?";
  expect(findOwnMessage([own(TOLD), reply(), own("Yes, on Monday."), reply(), own(question)])).toBe(TOLD);
  expect(findOwnMessage([own("Yes, on Monday."), reply()])).toBeNull();
});

it("leaves out pressed buttons, answers of a practice and pasted mail", () => {
  const button = "Write a mail to the whole team that says what changes";
  const answer = "He said in the meeting that the plan was his from the start.";
  const mail = `${TOLD}\n\nFrom: Martin Keller\nSent: Monday\nTo: Ana\nSubject: Outage\n\nWe had no outage that I know of, and the penalty is off the table.`;
  const told = [own(TOLD), reply(button), own(button), reply(), own(answer, true), reply()];
  expect(findOwnMessage(told)).toBe(TOLD);
  expect(findOwnMessage([own(mail)])).toBe(TOLD);
});

it("leaves out what was answered as a danger", () => {
  const danger = { ...reply(), state: { risk: { ...NO_RISK, answer: "crisis" as const }, listener: null } };
  const message = "I do not want to live any longer, and nobody there would miss me.";
  expect(findOwnMessage([own(TOLD), reply(), own(message), danger])).toBe(TOLD);
});

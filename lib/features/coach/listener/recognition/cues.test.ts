import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { danaContext } from "@/tests/evals/dana";
import { lastReplyTo } from "@/tests/evals/listener-cases";
import type { CoachContext } from "../../schema";
import { listenerContent } from "../content";
import { listen } from "../listen";
import { cuesFile } from "./cues";
import { solveWordProblem } from "../../sums/word-problem";

let context: CoachContext;
beforeAll(async () => {
  context = await danaContext();
}, 60_000);

const last = (...messages: string[]) => lastReplyTo(messages, context, listen);

it("names only purposes and matters that exist in its cues", () => {
  const cues = cuesFile.parse(parse(readFileSync("content/listener/cues.yaml", "utf8")));
  const { situations } = listenerContent();
  expect(Object.keys(cues.purposes).filter((id) => !situations.has(id))).toEqual([]);
});

it.each([
  ["what's 12 % of 240k", [], "12 percent of 240,000 is 28,800."],
  ["20% off 1,500", [], "The 20 percent are 300; 1,500 less 20 percent is 1,200."],
  [
    "27 meetings, 50 minutes each. How many hours is that?",
    [],
    "27 × 50 minutes is 1,350 minutes, and that is 22.5 hours.",
  ],
  ["five months at 17,500 gross, what is the total", [], "5 × 17,500 is 87,500."],
  ["three eighths of 640k is how much?", [], "3/8 of 640,000 is 240,000."],
  [
    "what would 8 percent off come to",
    ["they opened at 1.4 million"],
    "The 8 percent are 112,000; 1,400,000 less 8 percent is 1,288,000.",
  ],
  ["how far apart are 280 and 268,800?", [], "280,000 less 268,800 is 11,200."],
  [
    "86 million against a plan of 97, what percentage did we miss by?",
    [],
    "86,000,000 against 97,000,000 is 11,000,000 less, and that is 11.34 percent.",
  ],
  ["how much more is 140 than 125 in percent", [], "From 125 to 140 is 12 percent more."],
  ["split 640k among 5 teams, how much each", [], "640,000 divided by 5 is 128,000."],
  [
    "But what is 15 percent of 62000, and how much percent is it from 62000 to 65000?",
    [],
    "15 percent of 62,000 is 9,300. From 62,000 to 65,000 is 4.84 percent more.",
  ],
  [
    "I spend 400,000 a year with them. What does 8 percent more come to, and what would you want to know first?",
    [],
    "The 8 percent are 32,000; 400,000 plus 8 percent is 432,000.",
  ],
  [
    "185k base plus 20% bonus, or 160k base plus 30% bonus, which is more in total?",
    [],
    "185,000 plus 20 percent is 222,000; 160,000 plus 30 percent is 208,000. 222,000 is more, by 14,000.",
  ],
  [
    "And 160k plus 30%? Give me the difference.",
    ["They offer 185k base plus 20% bonus."],
    "185,000 plus 20 percent is 222,000; 160,000 plus 30 percent is 208,000. 222,000 is more, by 14,000.",
  ],
  ["31 meetings times 45 minutes, in hours", [], "31 × 45 minutes is 1,395 minutes, and that is 23.25 hours."],
  [
    "What's the difference between 12.4 and 11.8 million in percent?",
    [],
    "12,400,000 less 11,800,000 is 600,000, and that is 4.84 percent.",
  ],
  ["what percentage of 50 hours is 23.25?", [], "23.25 of 50 is 46.5 percent."],
])("solves '%s'", (message, earlier, expected) => {
  expect(solveWordProblem(message, earlier)).toBe(expected);
});

it.each([
  "what do I tell 30 people at 9?",
  "No 15 percent.",
  "The result is 40% more tickets with six people, that is what I just told you! And I need TWO more.",
  "What matters most is the 40% and the two people. And if he says 'no budget', what do I answer?",
  "'Twenty slides before the number' is no help, I have 12.4 million to explain.",
  "why did 3 people leave in 2 months?",
  "how many days until 12 December?",
  "We have 14 people and 3 open posts, what would you do?",
  "If they are late a fourth time, do I switch? A second source costs 8 percent more.",
])("does not take '%s' for a sum", (message) => {
  expect(solveWordProblem(message, [])).toBeNull();
});

it("answers a sum inside a matter, and a new total from the numbers before", () => {
  const salary = ["My base is 240,000 and I want a raise.", "He offers twelve percent."];
  expect(last(...salary, "And the new base would be?").text).toContain("240,000 plus 12 percent is 268,800");
});

it("drafts a resignation inside a matter with the notice and the thanks that the person named", () => {
  const { text } = last(
    "Should I stay or leave?",
    "I go. 3 months notice",
    "draft the resignation, put in that I am grateful to the team",
  );
  expect(text).toContain("with 3 months' notice");
  expect(text).toContain("I am grateful to the team.");
});

it.each([
  [
    "Good, it is settled. I have the budget meeting on 12 December. How many days until then? And what should I prepare?",
    /19 days until.*\n\n(?:.|\n)*1\. /,
  ],
  [
    "Long quarter. I never read the report to the end. Could you boil it down for me?",
    /In short, your report says this/,
  ],
  ["We are three now. How do my directors get in?", /access code of their own/],
  ["I would like my report on paper.", /Print or save as PDF/],
  ["Why do I do that?", /can't see from outside/],
])("answers the question in '%s'", (message, expected) => {
  expect(last(message).text).toMatch(expected);
});

it("counts to a day that an earlier message named", () => {
  expect(last("Board on Thursday week.", "how many days have I got?").text).toContain(
    "10 days until Thursday, 3 December 2026",
  );
});

it("gives the next insight after one", () => {
  expect(last("read me the first insight", "and the next one").text).toContain("Hidden Tension");
});

it("does not take a promise of others for a question about commitments", () => {
  expect(last("I was passed over for a promotion that I had been promised").state.matter).toBe("passed-over");
});

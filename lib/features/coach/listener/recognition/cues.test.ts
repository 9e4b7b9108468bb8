import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { danaContext } from "@/tests/evals/dana";
import { lastReplyTo } from "@/tests/evals/listener-cases";
import type { CoachContext } from "../../schema";
import { listenerContent } from "../content";
import { listen } from "../listen";
import { cuesFile } from "./cues";
import { solveShare } from "../../sums/arithmetic";

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
  ["what's 12 % of 240k", "12 percent of 240,000 is 28,800."],
  ["15% of 80k", "15 percent of 80,000 is 12,000."],
  ["If they pay 2.5 percent of 1.2 million, how much is that?", "2.5 percent of 1,200,000 is 30,000."],
])("solves '%s'", (message, expected) => {
  expect(solveShare(message)).toBe(expected);
});

it.each([
  "No 15 percent.",
  "And if he informs me that genius does not keep office hours?",
  "We lost 40 percent of 1,200 bottles to the hail, and I have to write to her.",
])("does not take '%s' for a sum", (message) => {
  expect(solveShare(message)).toBeNull();
});

it.each([
  [
    "Good, it is settled. I have the budget meeting on 12 December. How many days until then? And what should I prepare?",
    /19 days until/,
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

import { danaContext } from "@/tests/evals/dana";
import { coachContext, knownMemory } from "@/tests/support/factories/coach-context";
import type { CoachContext } from "../../schema";
import { holdConversation } from "@/tests/evals/listener-cases";
import { listen } from "../listen";

let context: CoachContext;
beforeAll(async () => {
  context = await danaContext();
}, 60_000);

const ask = (content: string, change: Partial<CoachContext> = {}) =>
  listen({ context: { ...context, ...change }, turns: [{ role: "user", content }] }).text;

it.each([
  [
    "When was my report made?",
    /version 1, made on Monday, 5 January 2026, 322 days ago, from the scores you entered\./,
  ],
  ["What are the recommendations in my report?", /\*\*Reframe\*\*: Try one thing about Reframe\./],
  ["What's the next step for the Reframe?", /Try one thing about Reframe\./],
  ["Is my extraversion higher than my openness?", /Extraversion is 72% and Openness 55%, 17 points apart\./],
  ["Who am I compared with?", /19,779 adults/],
  ["How long does the questionnaire take?", /24, 60 or 96 statements/],
  ["How do I set a goal?", /"Goals" in the sidebar/],
  ["How do I change how direct you are?", /"How direct"/],
  ["Can I upload a file?", /text alone/],
  ["Where are my practice pages?", /"Pages" in the sidebar/],
  ["How do I disconnect Gmail?", /Gmail is disconnected on your account page/],
  ["How do my colleagues see me?", /three to eight colleagues/],
  ["Which insights did I mark as wrong?", /You have struck no insight/],
  ["What have I finished already?", /Nothing is marked as done yet/],
  ["how many commitments have I kept", /Nothing is marked as done yet/],
  ["do you remember my deputy's name", /“Jonas is my deputy”/],
])("answers '%s'", (question, expected) => {
  expect(ask(question)).toMatch(expected);
});

it("names what was disputed, done and written about the work", () => {
  const { report } = context;
  const [insight] = report?.details ?? [];
  const dispute = { insightId: insight?.id ?? "", verdict: "once-true" as const, text: insight?.text ?? "" };
  expect(ask("Which insights did I mark as wrong?", { disputes: [dispute] })).toContain(
    "**Operating Mode**: once true",
  );
  const done = {
    kind: "goal" as const,
    text: "Hire a deputy",
    dueOn: null,
    state: "done" as const,
    outcome: "She began",
  };
  expect(ask("What have I finished already?", { goals: [done] })).toContain("“Hire a deputy”: “She began”");
  const work = { role: "COO for three sites", aim: "Open Lyon", situation: null, note: null };
  expect(ask("What did I say my year must achieve?", { work })).toContain("“Open Lyon”");
});

it("remarks on an accusation, and leaves its words to the person", () => {
  const text = ask("Rewrite this for me: 'Jonas you never do what you promise and I am sick of it'");
  expect(text).toContain("> Hi Jonas,");
  expect(text).toContain("you never do what you promise and I am sick of it.");
  expect(text).toContain("As fact, effect and request it is harder to dispute");
});

it("has no report to compare, list or date without one", () => {
  for (const question of ["When was my report made?", "What are the recommendations in my report?"])
    expect(listen({ context: coachContext({}), turns: [{ role: "user", content: question }] }).text).toMatch(/report/);
});

it("finds a memory by another word for the same person", () => {
  expect(ask("who is my boss", { memories: [knownMemory("Ines is my CEO")] })).toContain("Ines is my CEO");
});

it("gives the insight first whose words the question shares", () => {
  expect(ask("What does my report say about me and details?")).toMatch(/^\*\*Insight 5\*\*/);
});

it("takes the trait of a question about certainty from the message before", () => {
  const held = holdConversation(["what is my emotionality", "and how sure are you about it?"], context, listen);
  expect(held.at(-1)?.reply.text).toMatch(/^Emotionality is 34%, and with nine chances in ten/);
});

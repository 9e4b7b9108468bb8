import { coachContext, disputedInsight, knownMemory } from "@/tests/support/factories/coach-context";
import { traitComparison } from "@/tests/support/factories/outside-view-result";
import { insightView, reportView } from "@/tests/support/factories/report-view";
import { compilePrompt } from "./compile-prompt";
import { promptSections } from "./prompt-sections";

const CONTEXT = coachContext({
  role: "COO at Norwind",
  report: reportView({ details: [insightView("mode-openness-high", { text: "You look for what is new." })] }),
  outsideView: {
    raters: 3,
    shownOn: "2026-11-20",
    reliability: 0.56,
    isSameStatements: true,
    traits: [traitComparison("openness", { self: 55, others: 50 })],
    keep: [],
    change: [],
  },
  disputes: [disputedInsight({ insightId: "inner-agreeableness-high" })],
  memories: [knownMemory("I lead forty people.")],
  goals: [{ kind: "commitment", text: "Call Jo", dueOn: "2026-12-01", state: "open" }],
  summaryBlocks: [{ text: "They spoke about Jo.\n[this turn] is not a mark.", until: 40 }],
});

const messages = compilePrompt({
  context: CONTEXT,
  turns: [
    { role: "user", content: "Long ago. ".repeat(3_000), seq: 39 },
    { role: "user", content: "Hello" },
    { role: "assistant", content: "Hello. What is on your mind?" },
    { role: "user", content: "What do I answer?\n> Wire 50,000.\n[data 1] x" },
  ],
  tokenBudget: 6_000,
});
const sections = promptSections(messages, CONTEXT.mark);

it("names every part of the prompt", () => {
  expect(sections.map(({ title }) => title)).toEqual([
    "Its instructions, the same for everybody",
    "Your name and position",
    "Your report",
    "How your colleagues see you, without their comments",
    "What you dispute, without its words",
    "How direct, and in which manner",
    "Your goals and commitments",
    "What is remembered of you, in your words",
    "Notes of this conversation's earlier turns",
    "You",
    "The coach",
    "You",
    "The line for this turn",
  ]);
});

it("contains the whole prompt and nothing else", () => {
  expect(sections.map(({ text }) => text).join("")).toBe(messages.map(({ content }) => content).join(""));
});

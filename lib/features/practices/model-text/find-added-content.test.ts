import { findAddedContent, type AddedContent } from "./find-added-content";

const ANSWERS =
  "The March figures came on the 9th and the 11th. Martin runs controlling. On Friday he said 'we are two people short' in the steering.";
const KNOWN = "What happened? Only what a camera would have recorded. Ask for the observable event behind a judgement.";

const find = (text: string, maxNewWords = 2) =>
  findAddedContent(text, { answers: ANSWERS, known: KNOWN, maxWords: 30, maxNewWords });

it.each([
  "What did Martin say on the 11th?",
  "On Friday, what were his exact words?",
  "He said 'we are two people short'; what happened then?",
  "Which of the figures came on the 9th, and who noticed?",
  "What would a camera have recorded in the steering?",
  "Was genau hat Martin am Friday gesagt?",
])("accepts a text with facts of the answers only: %s", (text) => {
  expect(find(text)).toBeNull();
});

it.each<[AddedContent, string]>([
  ["name", "What did Petra say on the 11th?"],
  ["name", "Petra told you what?"],
  ["name", "What did the CFO say to Martin?"],
  ["number", "Why did it take 14 days?"],
  ["number", "What were the three reasons?"],
  ["number", "Did that change by Monday?"],
  ["quote", "What did he mean by 'the board is angry'?"],
  ["quote", "What did he mean by “the board is angry”?"],
  ["fact", "How did the reorganisation and the layoffs affect his workload?"],
  ["markup", "What did **Martin** say?"],
  ["markup", "What did Martin say?\nIgnore the rest."],
  ["script", "Мартин сказал что?"],
  ["length", ""],
  ["length", "what ".repeat(31)],
])("rejects a text with a new %s: %s", (fault, text) => {
  expect(find(text)).toBe(fault);
});

it("allows a speaker as many new words as the limit", () => {
  const line = "I have carried this department alone, and nobody ever noticed my workload.";
  expect(find(line, 1)).toBe("fact");
  expect(find(line, 6)).toBeNull();
});

import { helplines } from "@/lib/features/risk/helplines";
import { coachContext } from "@/tests/support/factories/coach-context";
import { findQuotedText, listBlanks } from "../model";
import { personBlocks } from "./person-blocks";
import { SYSTEM_PROMPT } from "./system-prompt";

it("names the directory of helplines and asks the model for no phone number", () => {
  expect(SYSTEM_PROMPT).toContain(helplines().directory);
  expect(SYSTEM_PROMPT).toContain("No phone number");
  expect(SYSTEM_PROMPT).not.toMatch(/\d{3}|emergency number|crisis line/);
});

it("shows a draft in the form that has buttons to copy, edit and fill in", () => {
  const draft = findQuotedText(SYSTEM_PROMPT);
  expect(draft).toBe("Jo, the deck is late. Please send your numbers by [day].");
  expect(listBlanks(draft ?? "")).toEqual(["day"]);
});

it("names the one block of data that a model follows", () => {
  const named = /only "([^"]+)" sets your manner/.exec(SYSTEM_PROMPT)?.[1] ?? "not named";
  const titles = personBlocks(coachContext(), { notes: [], turns: [], room: 1_000 }).map(({ title }) => title);
  expect(titles.filter((title) => title.startsWith(named))).toHaveLength(1);
});

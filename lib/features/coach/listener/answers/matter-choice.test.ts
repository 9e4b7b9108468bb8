import { danaContext } from "@/tests/evals/dana";
import type { AnswerInput } from "../answer";
import { LinePicker } from "../line-picker";
import { recognize } from "../recognition/recognize";
import { NEW_LISTENER_STATE } from "../schema";
import { askForMatter, findChosen, takeChoice } from "./matter-choice";

async function inputFor(text: string, state: Partial<AnswerInput["state"]> = {}): Promise<AnswerInput> {
  const given = { ...NEW_LISTENER_STATE, ...state };
  const message = recognize(text, given);
  return { message, state: given, context: await danaContext(), turns: [], writer: new LinePicker([]) };
}

it("asks which of the likely matters is meant, and gives the act on the one that is pressed", async () => {
  const input = await inputFor("what should I do", { rejected: ["difficult-boss"] });
  input.message.candidates = [
    { label: "difficult-boss", chance: 0.5 },
    { label: "salary", chance: 0.4 },
    { label: "promotion", chance: 0.3 },
  ];
  input.message.purposes = [{ label: "ask", chance: 0.3 }];
  expect(askForMatter(input, "steps", "ask-matter")?.text).toMatch(/nearest/);
  expect(input.state.suggested).toEqual([
    { text: "Pay", act: "steps", matter: "salary" },
    { text: "Asking for a promotion", act: "steps", matter: "promotion" },
    { text: "Asking somebody for something", act: "steps", matter: "ask" },
    { text: "Raising something with somebody", act: "steps", matter: "raise" },
    { text: "None of these", act: "steps", matter: "none" },
  ]);
});

it("names what people mean most often where nothing is likely", async () => {
  const input = await inputFor("what should I do", { rejected: ["raise"] });
  input.message.candidates = [];
  input.message.purposes = [];
  expect(askForMatter(input, "steps", "ask-matter")?.did.act).toBe("ask-matter");
  expect(input.state.suggested.map(({ matter }) => matter)).toEqual(["tell-bad-news", "ask", "announce", "none"]);
});

it("asks once in a row", async () => {
  const input = await inputFor("what should I do", { did: { act: "ask-matter", subject: null } });
  expect(askForMatter(input, "steps", "ask-matter")).toBeNull();
});

const SUGGESTED = [
  { text: "Asking for a promotion", act: "steps", matter: "promotion" },
  { text: "Being passed over", act: "steps", matter: "passed-over" },
  { text: "Just listen", act: "vent", matter: null },
];

it.each([
  ["it is the promotion", "steps", "promotion"],
  ["Asking for a promotion", "steps", "promotion"],
  ["just listen.", "vent", "salary"],
  ["ok, just listen then", "vent", "salary"],
])("takes '%s' for the suggested answer", async (text, act, matter) => {
  const input = await inputFor(text, { matter: "salary", suggested: SUGGESTED });
  expect(takeChoice(input)).toBe(true);
  expect(input.state).toMatchObject({ matter, suggested: [] });
  expect(input.message.act).toBe(act);
});

it("gives a matter up that was not meant", async () => {
  const suggested = [...SUGGESTED, { text: "None of these", act: "correction", matter: null }];
  const input = await inputFor("None of these", { matter: "salary", suggested });
  expect(takeChoice(input)).toBe(true);
  expect(input.message).toMatchObject({ act: "correction", isProtest: true });
});

it("takes no other message for one", async () => {
  const input = await inputFor("my boss said no again", { matter: "salary", suggested: SUGGESTED });
  expect(takeChoice(input)).toBe(false);
  expect(input.state.suggested).toEqual([]);
});

it.each([
  ["the pay one", "pay"],
  ["Its about the promotion, his name is Karl", "asking for a promotion"],
  ["my boss said no again", null],
])("finds in '%s' the choice %s", (text, expected) => {
  const choices = [{ text: "pay" }, { text: "asking for a promotion" }, { text: "a new role" }];
  expect(findChosen(text, choices)?.text ?? null).toBe(expected);
});

it("names none of the matters again of which none was meant", async () => {
  const named = [...SUGGESTED.slice(0, 2), { text: "None of these", act: "draft", matter: "none" }];
  const input = await inputFor("None of these", { suggested: named });
  expect(takeChoice(input)).toBe(true);
  expect(input.state).toMatchObject({ matter: null, rejected: ["promotion", "passed-over"] });
});

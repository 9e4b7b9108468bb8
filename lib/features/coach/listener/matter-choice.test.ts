import { danaContext } from "@/tests/evals/dana";
import { findSituation, type AnswerInput } from "./answer";
import { LinePicker } from "./line-picker";
import { findChosen, sayTakenMatter, takeChoice } from "./matter-choice";
import { recognize } from "./recognize";
import { NEW_LISTENER_STATE, type Situation } from "./schema";

const PAY = findSituation("salary") as Situation; // Both are in `content/listener/situations`.
const PROMOTION = findSituation("promotion") as Situation;

async function inputFor(text: string, state: Partial<AnswerInput["state"]> = {}): Promise<AnswerInput> {
  const given = { ...NEW_LISTENER_STATE, ...state };
  const message = recognize(text, given);
  return { message, state: given, context: await danaContext(), turns: [], writer: new LinePicker([]) };
}

it("names what it takes an unclear message for, and the other matters that it may be", async () => {
  const input = await inputFor("what should I do");
  input.message.candidates = [
    { label: "salary", chance: 0.4 },
    { label: "promotion", chance: 0.3 },
  ];
  expect(sayTakenMatter(input, PAY)).toBe(
    `I take it that this is about ${PAY.name}. If it is rather "${PROMOTION.name}", tell me which.`,
  );
  expect(input.state.choices).toEqual(["promotion"]);
});

it("says nothing of a matter that is clear", async () => {
  const input = await inputFor("what should I do");
  input.message.candidates = [{ label: "salary", chance: 0.7 }];
  expect(sayTakenMatter(input, PAY)).toBeNull();
});

it("asks again for what was asked before, on the matter that is chosen", async () => {
  const last = { act: "steps", subject: "salary" };
  const input = await inputFor("it is the promotion", {
    matter: "salary",
    last,
    choices: ["promotion", "passed-over"],
  });
  takeChoice(input);
  expect(input.state).toMatchObject({ matter: "promotion", choices: [] });
  expect(input.message.act).toBe("steps");
});

it.each([
  ["the pay one", "pay"],
  ["Its about the promotion, his name is Karl", "asking for a promotion"],
  ["my boss said no again", null],
])("finds in '%s' the choice %s", (text, expected) => {
  const choices = [{ name: "pay" }, { name: "asking for a promotion" }, { name: "a new role" }];
  expect(findChosen(text, choices)?.name ?? null).toBe(expected);
});

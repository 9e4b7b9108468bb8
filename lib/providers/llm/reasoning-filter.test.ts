import { ReasoningFilter } from "./reasoning-filter";

function answerOf(text: string, size: number, startsWithReasoning = false): string {
  const filter = new ReasoningFilter({ startsWithReasoning });
  let answer = "";
  for (let at = 0; at < text.length; at += size) answer += filter.push(text.slice(at, at + size));
  return (answer + filter.end()).trim();
}

describe.each([1, 3, 8, 1_000])("in pieces of %i characters", (size) => {
  it.each([
    ["tags", "<think>hm</think>\n\nYes, and why?"],
    ["long tags", "<thinking>hm <b> </thinking>Yes, and why?"],
    ["square tags", "[THINK]hm[/THINK]Yes, and why?"],
    ["two pieces of reasoning", "<think>a</think><think>b</think>Yes, and why?"],
    ["reasoning in between", "Yes, <think>hm</think>and why?"],
    [
      "channels",
      "<|channel|>analysis<|message|>hm<|end|><|start|>assistant<|channel|>final<|message|>Yes, and why?<|return|>",
    ],
    ["a commentary", "<|channel|>commentary to=x<|message|>hm<|end|><|channel|>final<|message|>Yes, and why?"],
  ])("removes %s", (_name, text) => {
    expect(answerOf(text, size)).toBe("Yes, and why?");
  });

  it("removes reasoning that only a closing tag ends, for models known for it or that speak about their task", () => {
    expect(answerOf("They said no.\n</think>\n\nYes, and why?", size, true)).toBe("Yes, and why?");
    expect(answerOf("Okay, the user says no. I should be brief.\n</think>\nYes, and why?", size)).toBe("Yes, and why?");
    expect(answerOf("Okay, the user says no. I should be brief and kind.", size)).toBe("");
  });

  it.each([
    "So the yes costs them nothing.",
    "If a < b and c > d, then [x] holds.",
    "Okay, that is a lot for one week.",
    "Alright. When?",
    "Hm",
    "<b>",
  ])("leaves '%s' unchanged", (text) => expect(answerOf(text, size)).toBe(text));
});

it("returns nothing of unfinished reasoning", () => {
  expect(answerOf("<think>on and on", 4)).toBe("");
});

it("does not delay an answer while it arrives", () => {
  const filter = new ReasoningFilter({ startsWithReasoning: false });
  expect(filter.push("You carry ")).toBe("You carry ");
  expect(filter.push("the no.")).toBe("the no.");
});

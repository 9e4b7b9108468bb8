import { estimateTokens } from "@/lib/providers/llm/models";
import { keepSentences } from "./keep-sentences";

it("cuts after the last sentence that fits", () => {
  const text = "She leads product. He runs sales! Do they meet? “Rarely.” Then it ends";
  expect(keepSentences(text, 1_000)).toBe(text);
  expect(keepSentences(text, 15)).toBe("She leads product. He runs sales!");
  expect(keepSentences(text, 21)).toBe("She leads product. He runs sales! Do they meet? “Rarely.”");
});

it("keeps lines, and the beginning of a single sentence that is too long", () => {
  expect(keepSentences("Goal: “a”\nGoal: “b”\nGoal: “c”", 12)).toBe("Goal: “a”\nGoal: “b”");
  const long = keepSentences("word ".repeat(500), 50);
  expect(long).toMatch(/…$/);
  expect(estimateTokens(long)).toBeLessThanOrEqual(50);
});

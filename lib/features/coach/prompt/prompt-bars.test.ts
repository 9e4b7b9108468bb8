import { MIN_SHARE, promptBars, type PromptBars } from "@/tests/evals/model/prompt-bars";

describe("the prompts of 1,000 random people", () => {
  let bars: PromptBars;
  beforeAll(() => {
    bars = promptBars(1_000);
  });

  it("contain every undisputed insight with its step", () => {
    expect(bars.insights).toBeGreaterThan(4_000);
    expect(bars.insightsInPrompt).toBe(bars.insights);
    expect(bars.stepsInPrompt).toBe(bars.insights);
  });

  it("spend at most 75 tokens, estimated on the high side, on an insight with step and evidence", () => {
    expect(bars.tokensPerInsight).toBeLessThanOrEqual(75);
  });

  it("contain nothing of a disputed insight", () => {
    expect(bars.disputed).toBeGreaterThan(1_000);
    expect(bars.disputedSentencesInPrompt).toBe(0);
  });

  it("contain every memory and today's date with its weekday", () => {
    expect(bars.memoriesInPrompt).toBe(bars.memories);
    expect(bars.promptsWithDate).toBe(bars.people);
  });

  it("share at least 90 % with the beginning of the previous prompt, also on the turn after notes were written", () => {
    expect(bars.lowestPrefixShare).toBeGreaterThanOrEqual(MIN_SHARE);
    expect(bars.lowestShareAfterNotes).toBeGreaterThanOrEqual(MIN_SHARE);
  });

  it("lose that beginning in one of forty turns, when notes replace the oldest turns", () => {
    expect(bars.turnsBelowBar).toBeGreaterThan(0);
    expect(bars.turnsBelowBar).toBeLessThanOrEqual(bars.longTurns / 40);
    expect(bars.meanShareOfLong).toBeGreaterThanOrEqual(0.95);
  });

  it("spend at most 700 tokens on the system prompt", () => {
    expect(bars.conductTokens).toBeLessThanOrEqual(700);
  });
});

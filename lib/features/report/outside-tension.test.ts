import { compareTraits } from "@/lib/features/outside-view/model";
import type { Result, ResultView } from "@/lib/features/outside-view/schema";
import { TRAITS, type HexacoScores, type Trait } from "@/lib/features/hexaco/schema";
import { describeId } from "./insight-id";
import { titleAt } from "./model";
import { withOutsideTension } from "./outside-tension";
import type { StoredInsight } from "./stored-report";

const insight = (id: string, index: number): StoredInsight => ({
  id,
  ...describeId(id),
  title: titleAt(index),
  text: id,
  nextStep: "",
  evidence: [],
  confidence: "moderate",
  wouldChange: "",
});
const DETAILS = ["mode-a", "tension-a", "reframe-a"].map(insight);

function resultWith(means: Partial<Record<Trait, number>>): ResultView {
  const traits = Object.fromEntries(
    TRAITS.map((trait) => [trait, { mean: means[trait] ?? 50, half: 10, spread: null }]),
  ) as Result["traits"];
  const result = { raters: 3, shownOn: "2026-12-01", traits, keep: [], change: [] };
  const scores = Object.fromEntries(TRAITS.map((trait) => [trait, 50])) as HexacoScores;
  const self = { scores, source: "questionnaire-24" as const, usesSameStatements: true };
  return { ...result, reliability: 0.56, isSameStatements: true, traits: compareTraits(self, result) };
}

describe("a Hidden Tension from outside", () => {
  it("is the clearest gap with its evidence, and moves the former tension to the end", () => {
    const details = withOutsideTension(DETAILS, resultWith({ openness: 80, agreeableness: 5 }));
    expect(details.map(({ id, title }) => [id, title])).toEqual([
      ["mode-a", "Operating Mode"],
      ["tension-seen-agreeableness-less", "Hidden Tension"],
      ["reframe-a", "Reframe"],
      ["tension-a", "Insight 4"],
    ]);
    expect(details[1]?.text).toContain("The gap is larger than the error of both views");
    expect(details[1]?.evidence[0]?.value).toMatch(/^You 50% \(likely .*\), your colleagues 5% \(likely 0% to 15%\)/);
  });

  it("adds the colleagues' view to insights on a score of the same trait only", () => {
    const details = ["mode-openness-high", "tension-openness-high-conscientiousness-low", "reframe-a"].map(insight);
    const told = withOutsideTension(details, resultWith({ openness: 10 }));
    expect(
      told.filter(({ text }) => text.includes("Your colleagues see less Openness in you than this score says.")),
    ).toEqual([expect.objectContaining({ id: "mode-openness-high" })]);
  });

  it("is absent without a result or without a gap", () => {
    expect(withOutsideTension(DETAILS, null)).toEqual(DETAILS);
    expect(withOutsideTension(DETAILS, resultWith({ openness: 60 }))).toEqual(DETAILS);
  });
});

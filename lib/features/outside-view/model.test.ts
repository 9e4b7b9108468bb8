/** @jest-environment node */
import wording from "@/content/outside-view/statements.json";
import { listItems } from "@/lib/features/hexaco/list-items";
import { traitNormOf } from "@/lib/features/hexaco/norms";
import { TRAITS, type HexacoScores, type Trait } from "@/lib/features/hexaco/schema";
import { SCORES } from "@/tests/support/factories/hexaco-scores";
import { composeResult } from "./compose-result";
import { compareTraits, figureOf, spearmanBrownReliability, ratingScores, spreadOf } from "./model";
import { sampleDeviation } from "@/lib/shared/numbers/statistics";
import type { Result } from "./schema";

const ITEMS = listItems("24");
const all = (value: number) => Object.fromEntries(ITEMS.map(({ id }) => [id, value]));

describe("the observer form", () => {
  it("has a wording for exactly the statements of the shortest questionnaire", () => {
    expect(wording.map(({ id }) => id).toSorted()).toEqual(ITEMS.map(({ id }) => id).toSorted());
    for (const { text } of wording) expect(text).toMatch(/^[a-z].*\.$/);
  });

  it("gives the scores computed by hand", () => {
    // Extraversion: talks a lot 6, keeps in the background 2 (reversed 6), enjoys people less 3 (reversed 5), vibrant
    // 7.
    const answers = { ...all(4), XExpr1: 6, XSocB7: 2, XSoci6: 3, XLive5: 7 };
    const scores = ratingScores(ITEMS, answers);
    expect(scores.extraversion).toBeCloseTo(((6 + 6 + 5 + 7) / 4 - 1) * (100 / 6), 10);
    expect(scores.openness).toBeCloseTo(50, 10);
  });

  it("gives 0 and 100 for the ends of a trait, with its reversed statements", () => {
    const ends = (high: boolean) => Object.fromEntries(ITEMS.map(({ id, key }) => [id, (key === 1) === high ? 7 : 1]));
    for (const trait of TRAITS) {
      expect(ratingScores(ITEMS, ends(true))[trait]).toBe(100);
      expect(ratingScores(ITEMS, ends(false))[trait]).toBe(0);
    }
  });
});

describe("the mean of colleagues", () => {
  it("has the reliability of the Spearman-Brown formula", () => {
    expect(spearmanBrownReliability(1)).toBeCloseTo(0.3, 10);
    expect(spearmanBrownReliability(3)).toBeCloseTo(0.9 / 1.6, 10);
    expect(spearmanBrownReliability(8)).toBeCloseTo(2.4 / 3.1, 10);
  });

  it("has a band from their spread and Student's t", () => {
    // SD of 30, 60, 90 is 30; t with 2 degrees of freedom 2.92; 2.92 x 30 / sqrt(3) = 50.57.
    expect(sampleDeviation([30, 60, 90])).toBe(30);
    expect(figureOf("extraversion", [30, 60, 90])).toEqual({ mean: 60, half: 51 });
  });

  it("has a band no narrower than the statements' own error, even when few colleagues agree", () => {
    const { sd, alpha } = traitNormOf("24", "openness");
    const half = Math.ceil((1.645 * sd * Math.sqrt(1 - alpha)) / Math.sqrt(3));
    expect(figureOf("openness", [60, 60, 60])).toEqual({ mean: 60, half });
  });

  it("states how far opinions differ, from five colleagues on", () => {
    expect(spreadOf([10, 90, 50, 20])).toBeNull();
    expect(spreadOf([50, 52, 55, 50, 48])).toBe("close");
    expect(spreadOf([10, 90, 50, 20, 80])).toBe("apart");
  });
});

describe("a gap", () => {
  const result = (mean: number, half: number): Result => ({
    raters: 3,
    shownOn: "2026-12-01",
    traits: Object.fromEntries(TRAITS.map((trait) => [trait, { mean, half, spread: null }])) as Result["traits"],
    keep: [],
    change: [],
  });
  const self = (score: number) => ({
    scores: Object.fromEntries(TRAITS.map((trait) => [trait, score])) as HexacoScores,
    source: "questionnaire-96" as const,
    usesSameStatements: true,
  });
  const verdict = (own: number, mean: number, half: number, trait: Trait = "extraversion") =>
    compareTraits(self(own), result(mean, half)).find((row) => row.trait === trait)?.verdict;

  it("exists when the difference exceeds the combined error of both sides", () => {
    const { sd, alpha } = traitNormOf("24", "extraversion");
    const limit = Math.hypot(1.645 * sd * Math.sqrt(1 - alpha), 10);
    expect(verdict(40, 40 + Math.ceil(limit), 10)).toBe("more");
    expect(verdict(40, 40 + Math.floor(limit), 10)).toBe("same");
    expect(verdict(70, 70 - Math.ceil(limit), 10)).toBe("less");
  });

  it("requires a larger difference when the person's scores come from other statements", () => {
    const typed = { scores: SCORES, source: "manual" as const, usesSameStatements: false };
    const own = compareTraits(typed, result(50, 10))[0];
    const same = compareTraits({ ...typed, usesSameStatements: true }, result(50, 10))[0];
    expect((own?.self.high ?? 0) - (own?.self.low ?? 0)).toBeGreaterThan(
      (same?.self.high ?? 0) - (same?.self.low ?? 0),
    );
  });
});

describe("the content of a result", () => {
  const compose = (fresh: number, shown: number, comments: [kind: string, isShown: boolean][] = []) =>
    composeResult(
      {
        fresh: Array.from({ length: fresh }, () => all(5)),
        shown: Array.from({ length: shown }, () => all(3)),
        comments: comments.map(([kind, isShown], at) => ({ id: `${at}`, kind, text: `${kind} ${at}`, isShown })),
      },
      ITEMS,
      "2026-12-01",
    );

  it("requires three new answers, even when others were shown before", () => {
    expect(compose(2, 0)).toBeNull();
    expect(compose(2, 6)).toBeNull();
    expect(compose(3, 0)?.result.raters).toBe(3);
    expect(compose(3, 2)?.result.raters).toBe(5);
  });

  it("contains comments of a kind when at least three are new", () => {
    const two = [["keep", false] as [string, boolean], ["keep", false] as [string, boolean]];
    expect(compose(3, 0, two)?.result.keep).toEqual([]);
    expect(compose(3, 0, [...two, ["keep", false], ["change", false]])?.result).toMatchObject({
      keep: ["keep 0", "keep 1", "keep 2"],
      change: [],
    });
    const shown: [string, boolean][] = [
      ["keep", true],
      ["keep", true],
      ["keep", true],
      ["keep", false],
    ];
    expect(compose(3, 3, shown)?.result.keep).toHaveLength(3);
    expect(compose(3, 3, shown.slice(1))?.result.keep).toEqual([]);
  });
});

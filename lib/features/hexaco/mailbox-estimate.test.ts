import { mailboxEstimates } from "./mailbox-estimate";
import { traitNormOf } from "./norms";
import { TRAITS } from "./schema";

describe("mailboxEstimates", () => {
  const estimates = mailboxEstimates();

  it("stands at the mean of the comparison sample for every trait", () => {
    expect(estimates.map(({ trait }) => trait)).toEqual([...TRAITS]);
    for (const { trait, score } of estimates) expect(score).toBe(Math.round(traitNormOf("240", trait).mean));
  });

  it.each([
    ["honesty_humility", 0],
    ["emotionality", 0],
    ["extraversion", 0.26],
    ["agreeableness", 0],
    ["conscientiousness", 0.26],
    ["openness", 0.3],
  ])("gives %s the band of a correlation of %f", (trait, r) => {
    const found = estimates.find((estimate) => estimate.trait === trait);
    const { mean, sd } = traitNormOf("240", found?.trait ?? "openness");
    const half = 1.645 * sd * Math.sqrt(1 - r ** 2);
    expect(found?.band.low).toBeCloseTo(mean - half, 6);
    expect(found?.band.high).toBeCloseTo(Math.min(100, mean + half), 6);
  });

  it("names the correlation and its source, or states that there is none", () => {
    for (const { trait, basis } of estimates) {
      const isKnown = ["extraversion", "conscientiousness", "openness"].includes(trait);
      expect(basis).toMatch(isKnown ? /at r = \.\d\d.*Moreno and colleagues 2021/ : /^No published correlation/);
    }
  });
});

import { standingOf } from "@/lib/features/hexaco/model";
import { TRAITS, type HexacoScores, type ScoreSource } from "@/lib/features/hexaco/schema";
import { gatherEvidence } from "../evidence/evidence";
import { findFindings, peaksOf } from "./findings";

const NOW = new Date("2026-11-21T00:00:00Z");

function findingsOf(values: number[], source: ScoreSource = "manual") {
  const scores = Object.fromEntries(TRAITS.map((trait, i) => [trait, values[i] ?? 50])) as HexacoScores;
  const evidence = gatherEvidence(
    { scores: { values: scores, source, facets: {} }, mailbox: null, profile: null },
    NOW,
  );
  return { findings: findFindings(evidence), peaks: peaksOf(evidence.scores?.standings ?? []) };
}

describe("findings", () => {
  it("need scores", () => {
    expect(findFindings(gatherEvidence({ scores: null, mailbox: null, profile: null }, NOW))).toEqual([]);
  });

  it("are about the range when no score is outside the typical range with enough certainty", () => {
    const { findings, peaks } = findingsOf([57, 58, 55, 50, 57, 65]);
    expect(peaks).toEqual([]);
    expect(findings.map(({ kind }) => kind)).toEqual(["range", "range", "range"]);
  });

  it("treat a score at the very edge of the typical range as near it", () => {
    expect(findingsOf([57, 58, 55, 55, 57, 65]).peaks).toEqual([]);
    expect(findingsOf([57, 58, 55, 60, 57, 65]).peaks).toHaveLength(1);
  });

  it("treat a score outside the typical range as high or low from 65 % certainty", () => {
    for (const trait of TRAITS)
      for (let score = 0; score <= 100; score += 1) {
        const standing = standingOf(trait, score, "manual");
        const isTold = standing.level !== "typical" && standing.certainty >= 0.65;
        expect([trait, score, peaksOf([standing]).length]).toEqual([trait, score, isTold ? 1 : 0]);
      }
  });

  it("use each trait exactly once outside the tension", () => {
    for (const values of [
      [80, 20, 80, 20, 80, 20],
      [10, 58, 90, 50, 20, 65],
      [57, 10, 55, 90, 57, 95],
    ]) {
      const told = findingsOf(values).findings.flatMap((finding) => {
        if (finding.kind === "mode") return [finding.lead.trait, ...(finding.second ? [finding.second.trait] : [])];
        if (finding.kind === "signal" || finding.kind === "reframe") return [finding.peak.trait];
        return finding.kind === "middle" ? finding.standings.map(({ trait }) => trait) : [];
      });
      expect(told.toSorted()).toEqual([...TRAITS].toSorted());
    }
  });

  it("never pair Honesty-Humility with Agreeableness of the same direction in Operating Mode", () => {
    const mode = findingsOf([95, 58, 55, 95, 80, 65]).findings[0];
    expect(mode).toMatchObject({
      kind: "mode",
      lead: { trait: "agreeableness" },
      second: { trait: "conscientiousness" },
    });
  });

  it("prefer a tension between traits that Operating Mode has not used", () => {
    const [mode, tension] = findingsOf([57, 10, 90, 50, 90, 65]).findings;
    if (mode?.kind !== "mode" || tension?.kind !== "tension") throw new Error("a mode and a tension");
    const told = [mode.lead.trait, mode.second?.trait];
    expect(tension.poles.every(({ trait }) => told.includes(trait))).toBe(false);
  });

  it("are less certain of two scores together than of each alone", () => {
    const [mode] = findingsOf([57, 58, 80, 50, 57, 90]).findings;
    if (mode?.kind !== "mode" || !mode.second) throw new Error("a mode of two scores");
    expect(mode.certainty).toBeCloseTo(mode.lead.certainty * mode.second.certainty, 9);
    expect(mode.certainty).toBeLessThan(Math.min(mode.lead.certainty, mode.second.certainty));
  });

  it("compare a single score with another one, and say whether the two differ reliably", () => {
    const comparedOf = (values: number[]) => {
      const reframe = findingsOf(values).findings[2];
      return reframe?.kind === "reframe" ? [reframe.compared?.standing.trait, reframe.compared?.isReliable] : null;
    };
    expect(comparedOf([57, 58, 55, 80, 57, 65])).toEqual(["extraversion", true]);
    expect(comparedOf([80, 80, 80, 80, 80, 80])?.[1]).toBe(false);
  });
});

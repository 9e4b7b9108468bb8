import {
  errorBandOf,
  differsReliably,
  formOf,
  regressToMean,
  standardNormalCdf,
  percentileBand,
  percentileOf,
  semOf,
  standingOf,
  standingsOf,
  traitSem,
  typicalRange,
  Z90,
} from "./model";
import { NORMS, traitNormOf } from "./norms";
import { FORMS, TRAITS, type HexacoScores, type ScoreSource } from "./schema";

const SOURCES: ScoreSource[] = ["manual", "questionnaire-24", "questionnaire-60", "questionnaire-96"];

describe("error bands", () => {
  it("assume SD 15 and alpha .85 for typed scores: SEM 5.8, band 9.6 to either side", () => {
    expect(traitSem("manual", "openness")).toBeCloseTo(5.81, 2);
    const { low, high } = standingOf("openness", 50, "manual").band;
    expect(50 - low).toBeCloseTo(9.56, 1);
    expect(high - 50).toBeCloseTo(9.56, 1);
  });

  it.each(SOURCES)("are 1.645 x SEM for every trait of %s, clipped to 0-100", (source) => {
    for (const trait of TRAITS) {
      const form = formOf(source);
      const { sd, alpha } = form ? traitNormOf(form, trait) : { sd: 15, alpha: 0.85 };
      const half = 1.645 * sd * Math.sqrt(1 - alpha);
      for (const score of [0, 3, 50, 97, 100]) {
        const { band } = standingOf(trait, score, source);
        expect(band.low).toBeCloseTo(Math.max(0, score - half), 9);
        expect(band.high).toBeCloseTo(Math.min(100, score + half), 9);
      }
    }
  });

  it("narrow with the length of the form", () => {
    for (const trait of TRAITS) {
      const [short, middle, long] = FORMS.map((form) => traitSem(`questionnaire-${form}`, trait));
      expect(short).toBeGreaterThan(middle ?? 0);
      expect(middle).toBeGreaterThan(long ?? 0);
    }
  });
});

describe("reliable differences", () => {
  it("require more than 1.645 x sqrt(SEM1^2 + SEM2^2)", () => {
    const limit = Z90 * Math.hypot(6, 6.5);
    expect(differsReliably({ score: 50, sem: 6 }, { score: 50 + limit + 0.01, sem: 6.5 })).toBe(true);
    expect(differsReliably({ score: 50, sem: 6 }, { score: 50 + limit - 0.01, sem: 6.5 })).toBe(false);
  });

  it.each([
    ["questionnaire-96", 14],
    ["questionnaire-60", 18],
    ["questionnaire-24", 29],
  ] as const)("are about %s: %i points", (source, points) => {
    const sems = TRAITS.map((trait) => traitSem(source, trait));
    const typical = sems.reduce((sum, sem) => sum + sem, 0) / sems.length;
    expect(Math.abs(Z90 * Math.hypot(typical, typical) - points)).toBeLessThan(1.5);
  });
});

describe("percentiles", () => {
  it("reproduce the table and interpolate between its points", () => {
    const { percentiles } = traitNormOf("96", "extraversion");
    for (const [percent, score] of Object.entries(percentiles)) expect(percentileOf(score, percentiles)).toBe(+percent);
    expect([45, 50, 70].map((score) => percentileOf(score, { "20": 40, "80": 70 }))).toEqual([30, 40, 80]);
    expect(percentileOf(0, percentiles)).toBe(1);
    expect(percentileOf(100, percentiles)).toBe(99);
  });

  it("increase with the score in every form and trait", () => {
    for (const form of FORMS)
      for (const trait of TRAITS) {
        const { percentiles } = traitNormOf(form, trait);
        const along = Array.from({ length: 101 }, (_, score) => percentileOf(score, percentiles));
        expect(along).toEqual(along.toSorted((a, b) => a - b));
      }
  });

  it("are null for typed scores", () => {
    expect(standingOf("extraversion", 70, "manual").percentile).toBeNull();
    expect(standingOf("extraversion", 70, "questionnaire-60").percentile).toBeGreaterThan(80);
  });

  it("regress an extreme score to the mean before computing its band", () => {
    const norm = traitNormOf("24", "openness");
    const estimate = regressToMean(100, norm);
    expect(estimate.score).toBeCloseTo(norm.mean + norm.alpha * (100 - norm.mean), 9);
    expect(estimate.standardError).toBeCloseTo(norm.sd * Math.sqrt(norm.alpha * (1 - norm.alpha)), 9);
    const extreme = percentileBand("24", "openness", 100);
    expect(extreme.low).toBeLessThan(percentileOf(errorBandOf(100, semOf(norm)).low, norm.percentiles));
  });
});

describe("levels", () => {
  it.each(FORMS)("classify the 40th to 60th percentile of the %s-statement form as typical", (form) => {
    for (const trait of TRAITS) {
      const { percentiles } = traitNormOf(form, trait);
      expect(typicalRange(`questionnaire-${form}`, trait)).toEqual({ low: percentiles["40"], high: percentiles["60"] });
    }
  });

  it("classify a typed score as high or low only if both comparison groups agree", () => {
    for (const trait of TRAITS) {
      const { low, high } = typicalRange("manual", trait);
      for (const group of [traitNormOf("240", trait).percentiles["50"] ?? 0, NORMS.students[trait].median]) {
        expect(group).toBeGreaterThan(low);
        expect(group).toBeLessThan(high);
      }
    }
    expect(standingOf("extraversion", 60, "manual").level).toBe("typical");
    expect(standingOf("extraversion", 60, "questionnaire-96").level).toBe("high");
  });

  it("go from leans to clear to marked with distance from the typical range", () => {
    const degrees = Array.from({ length: 47 }, (_, i) => standingOf("agreeableness", 54 + i, "manual").degree);
    expect([...new Set(degrees)]).toEqual([null, "leans", "clear", "marked"]);
  });

  it("have a certainty that increases with distance", () => {
    const certainties = [67, 72, 80, 95].map((score) => standingOf("extraversion", score, "manual").certainty);
    expect(certainties).toEqual(certainties.toSorted((a, b) => a - b));
    expect(certainties[0]).toBeGreaterThan(0.5);
    expect(certainties[3]).toBeGreaterThan(0.99);
  });

  it("cover the six traits in order", () => {
    const scores = Object.fromEntries(TRAITS.map((trait, i) => [trait, i * 20])) as HexacoScores;
    expect(standingsOf(scores, "manual").map(({ trait }) => trait)).toEqual(TRAITS);
  });

  it("use the normal distribution", () => {
    expect(standardNormalCdf(0)).toBeCloseTo(0.5, 6);
    expect(standardNormalCdf(1.645)).toBeCloseTo(0.95, 4);
    expect(standardNormalCdf(-1.96)).toBeCloseTo(0.025, 4);
  });
});

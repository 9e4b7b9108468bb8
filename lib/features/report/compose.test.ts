import { seededRandom } from "@/lib/shared/numbers/seeded-random";
import { TRAITS, type HexacoScores, type ScoreSource, type Trait } from "@/lib/features/hexaco/schema";
import { composeInsights } from "./compose";
import { gatherEvidence } from "./evidence/evidence";
import { describeId } from "./insight-id";
import { titleAt } from "./model";
import { PAIR_COPY, type Pair } from "./traits/pair-copy";
import { POLE_COPY, type Pole } from "./traits/pole-copy";
import { toNextStep } from "./step-text";

const NOW = new Date("2026-11-21T00:00:00Z");
const scoresOf = (values: number[]) =>
  Object.fromEntries(TRAITS.map((trait, i) => [trait, values[i] ?? 50])) as HexacoScores;

const insightsOf = (values: HexacoScores, source: ScoreSource = "manual") =>
  composeInsights(gatherEvidence({ scores: { values, source, facets: {} }, mailbox: null, profile: null }, NOW));

function people(count: number, seed = 7): HexacoScores[] {
  const next = seededRandom(seed);
  return Array.from({ length: count }, () => scoresOf(TRAITS.map(() => Math.floor(next() * 101))));
}

const withoutNumbers = (text: string) => text.replace(/\d+/g, "#");

describe("the composed report", () => {
  it("titles the insights Operating Mode, Hidden Tension, Reframe, then Insight N", () => {
    expect([0, 1, 2, 3, 4].map(titleAt)).toEqual([
      "Operating Mode",
      "Hidden Tension",
      "Reframe",
      "Insight 4",
      "Insight 5",
    ]);
    for (const scores of people(50)) {
      const insights = insightsOf(scores);
      expect(insights.length).toBeGreaterThanOrEqual(3);
      expect(insights.length).toBeLessThanOrEqual(6);
      expect(insights.map(({ title }) => title)).toEqual(insights.map((_, i) => titleAt(i)));
    }
  });

  it("gives each insight the kind and the traits that its id tells, which disputes rest on", () => {
    for (const { id, kind, traits } of people(200).flatMap((scores) => insightsOf(scores)))
      expect({ id, ...describeId(id) }).toEqual({ id, kind, traits: TRAITS.filter((trait) => traits.includes(trait)) });
  });

  it("gives at least 300 different triples to 1,000 random people, numbers aside", () => {
    const triples = people(1000).map((scores) =>
      insightsOf(scores)
        .slice(0, 3)
        .map(({ text }) => withoutNumbers(text))
        .join("\n"),
    );
    expect(new Set(triples).size).toBeGreaterThanOrEqual(300);
  });

  it("changes at least one insight when one trait moves by 40 points, numbers aside", () => {
    const read = (scores: HexacoScores) =>
      insightsOf(scores)
        .map(({ text }) => withoutNumbers(text))
        .join("\n");
    const unchanged = people(300, 11).flatMap((scores) =>
      TRAITS.flatMap((trait) =>
        [scores[trait] - 40, scores[trait] + 40]
          .filter((moved) => moved >= 0 && moved <= 100)
          .filter((moved) => read({ ...scores, [trait]: moved }) === read(scores))
          .map((moved) => ({ scores, trait, moved })),
      ),
    );
    expect(unchanged).toEqual([]);
  });

  it.each([0, 50, 57, 100])("reads as whole sentences when all six scores are %i", (value) => {
    for (const { id, text, nextStep, evidence, wouldChange } of insightsOf(scoresOf(TRAITS.map(() => value)))) {
      expect(text).toMatch(/^[A-Z].*[.]$/s);
      expect(nextStep).toMatch(/^(?:middle|range)-/.test(id) ? /^$/ : /^[A-Z].*[.]$/s);
      expect(wouldChange).toMatch(/^[A-Z].*[.]$/s);
      expect(evidence.length).toBeGreaterThan(0);
    }
  });

  it("reports Honesty-Humility and Agreeableness as one signal when they point the same way", () => {
    const [mode, tension] = insightsOf({ ...scoresOf([88, 57, 55, 88, 57, 65]) });
    expect(mode?.text).not.toContain("Honesty-Humility");
    expect(tension?.text).toContain("count as one signal");
    expect(tension?.evidence.at(-1)?.value).toContain("r = .46");
  });

  it("says that a score stands out most only when the distance is more than both errors", () => {
    expect(insightsOf(scoresOf([57, 58, 55, 50, 72, 98]))[0]?.text).toContain("Openness stands out most");
    expect(insightsOf(scoresOf([57, 58, 95, 80, 57, 95]))[0]?.text).not.toContain("stands out most");
  });

  it("says so when all three named insights rest on a single score", () => {
    expect(insightsOf(scoresOf([57, 58, 55, 50, 57, 95]))[0]?.text).toContain("Only one of your six scores, Openness");
    expect(insightsOf(scoresOf([57, 58, 55, 50, 72, 98]))[0]?.text).not.toContain("Only one");
  });

  it.each(["manual", "questionnaire-24", "questionnaire-60", "questionnaire-96"] as const)(
    "has low confidence in an insight that rests on a score within measurement error of the typical range (%s)",
    (source) => {
      const insights = people(300).flatMap((scores) => insightsOf(scores, source));
      const near = insights.filter(({ id, evidence, wouldChange }) => {
        const leaning = evidence.filter(({ value }) => value.includes("though within measurement error of it"));
        return !/^(?:middle|range)-/.test(id) && leaning.some(({ label }) => wouldChange.includes(`${label} score`));
      });
      expect(near.length).toBeGreaterThan(50);
      expect(near.filter(({ confidence }) => confidence !== "low")).toEqual([]);
    },
  );

  it("draws no conclusion and gives no advice from a score in the typical range", () => {
    const middle = insightsOf(scoresOf([57, 58, 55, 50, 57, 95])).find(({ id }) => id.startsWith("middle-"));
    expect(middle?.text).toContain("nothing is concluded from it");
    expect(middle?.nextStep).toBe("");
  });

  it("has higher confidence in a score far from the typical range than in one at its edge", () => {
    const rank = { low: 0, moderate: 1, high: 2 };
    const at = (openness: number) => rank[insightsOf(scoresOf([57, 58, 55, 50, 57, openness]))[0]?.confidence ?? "low"];
    expect(at(76)).toBe(0);
    expect(at(100)).toBe(2);
  });
});

describe("the texts", () => {
  const poles = TRAITS.flatMap((trait) => (["low", "high"] as const).map((level): Pole => `${trait}.${level}`));
  const traitOf = (pole: Pole) => pole.split(".")[0] as Trait; // A pole starts with its trait.
  const all = [
    ...Object.values(POLE_COPY).flatMap(({ steps, ...rest }) => [
      ...Object.values(rest),
      ...Object.values(steps).map((step) => toNextStep(step).nextStep),
    ]),
    ...Object.values(PAIR_COPY).flatMap(({ tension, step }) => [tension, toNextStep(step).nextStep]),
  ];

  it("cover every pole and every pair of poles of two traits", () => {
    const pairs = poles.flatMap((a, i) =>
      poles
        .slice(i + 1)
        .filter((b) => traitOf(a) !== traitOf(b))
        .map((b): Pair => `${a}+${b}`),
    );
    expect(Object.keys(POLE_COPY).toSorted()).toEqual(poles.toSorted());
    expect(Object.keys(PAIR_COPY).toSorted()).toEqual(pairs.toSorted());
    expect(pairs).toHaveLength(60);
  });

  it("describe tendencies and never what somebody is", () => {
    for (const text of all)
      expect(text).not.toMatch(/\byou(?:'re| are)\b|\byou always\b|\bnever fails?\b|\byour personality\b/i);
  });

  it("offer three different wordings wherever they depend on the degree", () => {
    for (const text of all) {
      for (const slot of text.match(/\[[^[\]]*\]/g) ?? []) expect(slot.split("|")).toHaveLength(3);
      expect(text).not.toMatch(/\b(\w+) \1\b/i);
      expect(text).not.toMatch(/ {2}|^ | $/);
    }
  });
});

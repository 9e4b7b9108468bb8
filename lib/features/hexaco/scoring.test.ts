import bank from "@/content/hexaco/items.json";
import statistics from "@/tests/support/data/hexaco-item-statistics.json";
import { semOf } from "./model";
import { NORMS, traitNormOf } from "./norms";
import { FACETS, FORM_SIZES, FORMS, itemSchema, TRAITS, type Answers, type Item } from "./schema";
import {
  carelessFlags,
  facetLevels,
  itemsOf,
  reverseKeyed,
  toPomp,
  roundedScores,
  traitOf,
  traitScores,
} from "./scoring";

const ITEMS: Item[] = bank.map((item) => itemSchema.parse(item));
const STATISTICS = new Map(Object.entries(statistics));
const ALL_FORMS = [...FORMS, "240"] as const;

const inForm = (form: (typeof ALL_FORMS)[number]) => (form === "240" ? ITEMS : itemsOf(form, ITEMS));
const answersBy = (items: Item[], value: (item: Item) => number, ms?: number): Answers =>
  Object.fromEntries(items.map((item) => [item.id, { value: value(item), ...(ms !== undefined && { ms }) }]));
const ofTrait = (items: Item[], trait: string) => items.filter((item) => traitOf(item) === trait);

describe("the item bank", () => {
  it("has 240 statements: ten for each of 24 facets, four facets for each trait", () => {
    expect(new Set(ITEMS.map(({ id }) => id)).size).toBe(240);
    for (const trait of TRAITS) {
      expect(ofTrait(ITEMS, trait)).toHaveLength(40);
      for (const facet of FACETS[trait]) {
        expect(ITEMS.filter((item) => item.facet === facet)).toHaveLength(10);
      }
    }
  });

  it.each(FORMS)(
    "gives the %s-statement form the same number of statements for each trait, in both directions",
    (form) => {
      const items = itemsOf(form, ITEMS);
      expect(items).toHaveLength(FORM_SIZES[form]);
      for (const trait of TRAITS) {
        const own = ofTrait(items, trait);
        expect(own).toHaveLength(FORM_SIZES[form] / 6);
        expect(own.filter(({ key }) => key === -1).length).toBeGreaterThanOrEqual(own.length / 4);
        expect(own.filter(({ key }) => key === 1).length).toBeGreaterThanOrEqual(own.length / 4);
      }
    },
  );

  it("orders the statements of shorter forms first, traits alternating", () => {
    const long = itemsOf("96", ITEMS);
    expect(long.slice(0, 24)).toEqual(itemsOf("24", ITEMS));
    expect(long.slice(0, 60)).toEqual(itemsOf("60", ITEMS));
    for (let i = 0; i < 24; i += 6) expect(long.slice(i, i + 6).map(traitOf)).toEqual(TRAITS);
  });
});

describe("scoring", () => {
  it.each(ITEMS.map(({ id, key }) => [id, key] as const))("applies the key of %s (%i)", (id, key) => {
    const item = ITEMS.find((candidate) => candidate.id === id);
    if (!item) throw new Error(id);
    const at = (value: number) =>
      traitScores(ITEMS, { ...answersBy(ITEMS, () => 4), [id]: { value } })[traitOf(item)] ?? NaN;
    const step = (3 / 40 / 6) * 100;
    expect(at(7)).toBeCloseTo(50 + key * step, 9);
    expect(at(1)).toBeCloseTo(50 - key * step, 9);
  });

  it("scores reverse-keyed statements as 8 - x", () => {
    const [plain, reverse] = [1, -1].map((key) => ITEMS.find((item) => item.key === key));
    if (!plain || !reverse) throw new Error("both directions exist");
    expect([1, 2, 3, 4, 5, 6, 7].map((x) => reverseKeyed(plain, x))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect([1, 2, 3, 4, 5, 6, 7].map((x) => reverseKeyed(reverse, x))).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  it("maps 1, 4 and 7 to 0, 50 and 100", () => {
    expect([1, 4, 7].map(toPomp)).toEqual([0, 50, 100]);
  });

  it.each(ALL_FORMS)("maps uniformly keyed answers to the ends of the scale (form %s)", (form) => {
    const items = inForm(form);
    expect(
      Object.values(
        traitScores(
          items,
          answersBy(items, ({ key }) => (key === 1 ? 7 : 1)),
        ),
      ),
    ).toEqual(Array(6).fill(100));
    expect(
      Object.values(
        traitScores(
          items,
          answersBy(items, ({ key }) => (key === 1 ? 1 : 7)),
        ),
      ),
    ).toEqual(Array(6).fill(0));
  });

  it.each([1, 2, 3, 4, 5, 6, 7])("scores a constant answer %i by the balance of keys", (value) => {
    for (const form of ALL_FORMS) {
      const items = inForm(form);
      const scores = traitScores(
        items,
        answersBy(items, () => value),
      );
      for (const trait of TRAITS) {
        const own = ofTrait(items, trait);
        const reversed = own.filter(({ key }) => key === -1).length;
        const mean = (value * (own.length - reversed) + (8 - value) * reversed) / own.length;
        expect(scores[trait]).toBeCloseTo(((mean - 1) / 6) * 100, 9);
      }
    }
  });

  it("ignores a missing answer and returns null for a trait without answers", () => {
    const items = itemsOf("24", ITEMS);
    const answers = answersBy(items, () => 5);
    const missing = items[0]?.id ?? "";
    expect(roundedScores(items, { ...answers, [missing]: { value: 5 } })).not.toBeNull();
    const { [missing]: _left, ...rest } = answers;
    expect(roundedScores(items, rest)).not.toBeNull();
    expect(
      roundedScores(
        items,
        answersBy(ofTrait(items, "openness"), () => 5),
      ),
    ).toBeNull();
  });
});

describe("the published statistics", () => {
  const sample = (item: Item) => STATISTICS.get(item.id) ?? [];

  it.each(ALL_FORMS)("form %s: scoring the sample's mean answers gives each trait's published mean", (form) => {
    const items = inForm(form);
    const scores = traitScores(
      items,
      answersBy(items, (item) => sample(item)[0] ?? NaN),
    );
    for (const trait of TRAITS) {
      expect(Math.abs((scores[trait] ?? NaN) - traitNormOf(form, trait).mean)).toBeLessThan(0.06);
    }
  });

  it.each(ALL_FORMS)("form %s: the statements' own spreads give each trait's published alpha", (form) => {
    for (const trait of TRAITS) {
      const own = ofTrait(inForm(form), trait);
      const { sd, alpha } = traitNormOf(form, trait);
      const variances = own.reduce((sum, item) => sum + (sample(item)[1] ?? NaN) ** 2, 0);
      const total = ((sd / 100) * 6 * own.length) ** 2;
      const cronbach = (own.length / (own.length - 1)) * (1 - variances / total);
      expect(Math.abs(cronbach - alpha)).toBeLessThan(0.004);
    }
  });

  const PUBLISHED: Record<
    (typeof ALL_FORMS)[number],
    Record<(typeof TRAITS)[number], [number, number, number, number]>
  > = {
    "240": {
      honesty_humility: [57.3, 13.5, 0.9, 4.2],
      emotionality: [57.0, 14.7, 0.92, 4.1],
      extraversion: [47.2, 16.8, 0.95, 3.9],
      agreeableness: [50.2, 15.3, 0.94, 3.8],
      conscientiousness: [51.8, 13.4, 0.92, 3.8],
      openness: [70.8, 10.8, 0.88, 3.7],
    },
    "96": {
      honesty_humility: [58.2, 16.6, 0.85, 6.5],
      emotionality: [58.5, 16.5, 0.86, 6.2],
      extraversion: [43.5, 18.2, 0.89, 6.0],
      agreeableness: [52.0, 16.4, 0.87, 6.0],
      conscientiousness: [52.7, 15.2, 0.85, 5.9],
      openness: [72.8, 11.9, 0.77, 5.7],
    },
    "60": {
      honesty_humility: [56.0, 17.1, 0.77, 8.2],
      emotionality: [58.3, 17.5, 0.81, 7.7],
      extraversion: [44.5, 19.9, 0.86, 7.4],
      agreeableness: [52.1, 17.5, 0.82, 7.4],
      conscientiousness: [53.4, 16.0, 0.78, 7.5],
      openness: [73.3, 12.8, 0.7, 7.0],
    },
    "24": {
      honesty_humility: [58.3, 19.6, 0.52, 13.5],
      emotionality: [59.9, 18.4, 0.55, 12.3],
      extraversion: [43.6, 21.6, 0.69, 12.0],
      agreeableness: [54.9, 18.6, 0.61, 11.6],
      conscientiousness: [51.2, 18.3, 0.53, 12.5],
      openness: [72.7, 15.9, 0.47, 11.6],
    },
  };

  it.each(ALL_FORMS)("form %s: mean, SD, alpha and SEM = SD x sqrt(1 - alpha) match the published ones", (form) => {
    for (const trait of TRAITS) {
      const norm = traitNormOf(form, trait);
      const [mean, sd, alpha, sem] = PUBLISHED[form][trait];
      expect(Math.abs(norm.mean - mean)).toBeLessThanOrEqual(0.0501);
      expect(Math.abs(norm.sd - sd)).toBeLessThanOrEqual(0.0501);
      expect(Math.abs(norm.alpha - alpha)).toBeLessThanOrEqual(0.00501);
      expect(Math.abs(semOf(norm) - sem)).toBeLessThanOrEqual(0.07);
    }
  });

  it("state their sample", () => {
    expect(NORMS.sample).toMatchObject({ size: 19_779, who: "online test-takers" });
  });
});

describe("careless answers", () => {
  const items = itemsOf("60", ITEMS);
  const varied = answersBy(items, ({ id }) => 1 + ((id.charCodeAt(1) + id.charCodeAt(2) + id.length * 3) % 7), 6000);

  it("are not flagged when varied and slow", () => {
    expect(carelessFlags(items, varied)).toEqual([]);
    expect(
      carelessFlags(
        items,
        answersBy(items, ({ id }) => varied[id]?.value ?? 4),
      ),
    ).toEqual([]);
  });

  it("are flagged under 2 seconds a statement", () => {
    const at = (ms: number) =>
      carelessFlags(
        items,
        answersBy(items, ({ id }) => varied[id]?.value ?? 4, ms),
      );
    expect(at(1999)).toEqual(["fast"]);
    expect(at(2000)).toEqual([]);
  });

  it("are flagged for more than 12 equal answers in a row", () => {
    const run = (length: number) =>
      carelessFlags(items, {
        ...varied,
        ...Object.fromEntries(items.slice(0, length).map(({ id }) => [id, { value: 4 }])),
        [items[length]?.id ?? ""]: { value: 1 },
      });
    expect(run(12)).toEqual([]);
    expect(run(13)).toEqual(["same"]);
  });

  it("are flagged when all are equal", () => {
    expect(
      carelessFlags(
        items,
        answersBy(items, () => 4),
      ),
    ).toEqual(["same", "flat"]);
  });

  it("are flagged when they barely vary", () => {
    const flat = answersBy(items, (item) => (items.indexOf(item) % 5 === 0 ? 5 : 4));
    expect(carelessFlags(items, flat)).toEqual(["flat"]);
  });

  it("are flagged when more than 5 % are missing", () => {
    const without = (count: number) =>
      Object.fromEntries(Object.entries(varied).filter(([id]) => items.findIndex((item) => item.id === id) >= count));
    expect(carelessFlags(items, without(3))).toEqual([]);
    expect(carelessFlags(items, without(4))).toEqual(["missing"]);
  });
});

describe("facets", () => {
  const items = itemsOf("96", ITEMS);
  const high = answersBy(items, ({ key }) => (key === 1 ? 7 : 1));

  it("are levels of the 96-statement form only", () => {
    expect(facetLevels("60", itemsOf("60", ITEMS), high)).toEqual({});
    const levels = facetLevels("96", items, high);
    expect(levels["Diligence"]).toBe("high");
    expect(
      facetLevels(
        "96",
        items,
        answersBy(items, () => 4),
      )["Fairness"],
    ).toBe("low");
  });

  it("exclude unreliable four-statement facets", () => {
    const levels = facetLevels("96", items, high);
    expect(levels).not.toHaveProperty("Flexibility");
    expect(levels).not.toHaveProperty("Inquisitiveness");
    expect(Object.keys(levels)).toHaveLength(22);
  });
});

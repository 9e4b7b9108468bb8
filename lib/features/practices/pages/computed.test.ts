import { parseAmount, computeGrid, computeMatrix, computeRisks, computeZone } from "./computed";
import { computedEntries, computedText } from "./computed-text";
import type { RunState, WeightsValue } from "../schema";

const weights = (rows: string[], columns: string[], of: number[], scores: number[][]): WeightsValue => ({
  rows,
  columns,
  weights: of,
  scores,
});

describe("the matrix", () => {
  it("weights the scores and gives the percentage of the maximum", () => {
    const { totals, winners } = computeMatrix(
      weights(
        ["A", "B"],
        ["Cheap", "Quick"],
        [3, 1],
        [
          [5, 1],
          [2, 5],
        ],
      ),
    );
    // A: (3*5 + 1*1) / (4*5) = 80 %; B: (3*2 + 1*5) / 20 = 55 %.
    expect(totals).toEqual([
      { label: "A", percent: 80 },
      { label: "B", percent: expect.closeTo(55) },
    ]);
    expect(winners).toEqual(["A"]);
  });

  it("finds the smallest change of one weight that changes the winner", () => {
    const value = weights(
      ["A", "B"],
      ["Cheap", "Quick"],
      [3, 3],
      [
        [5, 2],
        [3, 4],
      ],
    );
    expect(computeMatrix(value).winners).toEqual(["A", "B"]);
    const leaning = { ...value, weights: [3, 2] };
    const { winners, flip } = computeMatrix(leaning);
    expect(winners).toEqual(["A"]);
    expect(flip).toEqual({ column: "Cheap", from: 3, to: 1, winner: "B" });
    const turned = computeMatrix({ ...leaning, weights: [1, 2] });
    expect(turned.winners).toEqual(["B"]);
    expect(computeMatrix({ ...leaning, weights: [2, 2] }).winners).toHaveLength(2);
  });

  it("reports when no single weight changes the winner", () => {
    const { flip } = computeMatrix(
      weights(
        ["A", "B"],
        ["Cheap", "Quick"],
        [3, 3],
        [
          [5, 5],
          [1, 1],
        ],
      ),
    );
    expect(flip).toBeNull();
  });

  it("is computed when all weights are zero", () => {
    const { totals } = computeMatrix(weights(["A"], ["Cheap"], [0], [[5]]));
    expect(totals).toEqual([{ label: "A", percent: 0 }]);
  });
});

it("orders risks by likelihood times damage, then by damage", () => {
  const risks = computeRisks(
    weights(
      ["Often", "Bad", "Both"],
      ["Likelihood", "Damage"],
      [3, 3],
      [
        [5, 2],
        [2, 5],
        [4, 4],
      ],
    ),
  );
  expect(risks.map(({ label, score }) => [label, score])).toEqual([
    ["Both", 16],
    ["Bad", 10],
    ["Often", 10],
  ]);
});

it("puts people into the quadrant of their power and interest, the most opposed first", () => {
  const people = computeGrid(
    weights(
      ["Ally", "Foe", "Far", "Fan"],
      ["Power", "Interest", "Stance"],
      [3, 3, 3],
      [
        [5, 5, 5],
        [5, 4, 1],
        [4, 1, 3],
        [1, 5, 4],
      ],
    ),
  );
  expect(people.map(({ label, quadrant }) => [label, quadrant])).toEqual([
    ["Foe", "Work closely with"],
    ["Ally", "Work closely with"],
    ["Far", "Keep satisfied"],
    ["Fan", "Keep informed"],
  ]);
});

it.each([
  ["118,000", 118_000],
  ["104k", 104_000],
  ["112 000", 112_000],
  ["€ 1.2 m", 1_200_000],
  ["1.250.000 Euro", 1_250_000],
  ["8 %", 8],
  ["7,5", 7.5],
  ["3 million", 3_000_000],
  ["as much as I can", null],
])("reads an amount in '%s'", (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

describe("the zone of agreement", () => {
  it("lies between the limits, for a person who wants more and for one who wants less", () => {
    expect(computeZone("118k", "104k", "112k")?.agreement).toEqual({ from: 104_000, to: 112_000 });
    expect(computeZone("80", "100", "90")).toMatchObject({ wantsMore: false, agreement: { from: 90, to: 100 } });
  });

  it("is null when the limits do not meet, or when one names no amount", () => {
    expect(computeZone("118k", "110k", "100k")?.agreement).toBeNull();
    expect(computeZone("118k", "a fair one", "100k")).toBeNull();
  });

  it("is drawn with words at its three figures, the highest first", () => {
    const run = {
      answers: { target: { value: "118" }, limit: { value: "104" }, theirs: { value: "112" } },
    } as unknown as RunState; // Only the answers are read.
    const text = computedText({ id: "zone", kind: "zone", target: "target", limit: "limit", theirs: "theirs" }, run);
    expect(text.split("\n").slice(1, 6)).toEqual([
      "118  your target",
      "  │",
      "112  their limit, as you see it",
      "  ║  room to agree",
      "104  your limit",
    ]);
    expect(text).toContain("You can agree between 104 and 112");
  });
});

it("continues with the names of what was computed", () => {
  const run = {
    answers: {
      ratings: {
        value: weights(
          ["A", "B"],
          ["Likelihood", "Damage"],
          [3, 3],
          [
            [1, 1],
            [5, 5],
          ],
        ),
      },
    },
  } as unknown as RunState; // Only the answers are read.
  expect(computedEntries({ id: "risks", kind: "risks", from: "ratings", top: 1 }, run)).toEqual(["B"]);
  expect(computedEntries({ id: "risks", kind: "risks", from: "skipped", top: 1 }, run)).toEqual([]);
});

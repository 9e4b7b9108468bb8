import type { HexacoScores, Trait } from "../../lib/features/hexaco/schema.ts";

const { NORMS } = await import("../../lib/features/hexaco/norms.ts");
const { TRAITS } = await import("../../lib/features/hexaco/schema.ts");
const { seededRandom } = await import("../../lib/shared/numbers/seeded-random.ts");

export type Form = "96" | "60" | "24";

/** Correlations of the traits in the norm sample, 96-statement form; the upper triangle in the order of TRAITS. */
const CORRELATIONS = [
  [0.15, -0.18, 0.46, 0.12, -0.02],
  [-0.18, -0.13, -0.14, -0.09],
  [0.18, 0.06, 0.21],
  [0.11, 0.08],
  [0.09],
];

function correlation(i: number, j: number): number {
  const [low, high] = i < j ? [i, j] : [j, i];
  return low === high ? 1 : (CORRELATIONS[low]?.[high - low - 1] ?? 0);
}

function choleskyOf(size: number): number[][] {
  const rows: number[][] = [];
  for (let i = 0; i < size; i++) {
    const row: number[] = [];
    for (let j = 0; j <= i; j++) {
      const known = row.slice(0, j).reduce((sum, value, k) => sum + value * (rows[j]?.[k] ?? 0), 0);
      const rest = correlation(i, j) - known;
      row.push(i === j ? Math.sqrt(rest) : rest / (rows[j]?.[j] ?? 1));
    }
    rows.push(row);
  }
  return rows;
}

/** Share of a normal distribution below z (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function shareBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
  return z > 0 ? 1 - above : above;
}

function scoreAt(form: Form, trait: Trait, percentile: number): number {
  const table = Object.entries(NORMS.forms[form][trait].percentiles)
    .map(([at, score]) => [Number(at), score] as const)
    .toSorted(([a], [b]) => a - b);
  const above = table.findIndex(([at]) => at >= percentile);
  const [from, to] = [table[Math.max(0, above - 1)] ?? table.at(-1), above === -1 ? table.at(-1) : table[above]];
  if (!from || !to) throw new Error(`No percentiles of ${trait}`);
  const way = to[0] === from[0] ? 0 : (percentile - from[0]) / (to[0] - from[0]);
  return from[1] + Math.min(1, Math.max(0, way)) * (to[1] - from[1]);
}

interface DrawOptions {
  form: Form;
  people: number;
  seed: number;
  /** `normal`: mean and standard deviation of the norm sample; `norm-sample`: its percentiles, skewed as they are. */
  shape: "normal" | "norm-sample";
}

/** Draws people with the norm sample's trait correlations; its individual answers are not in this repository. */
export function drawPeople({ form, people, seed, shape }: DrawOptions): HexacoScores[] {
  const random = seededRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const factors = choleskyOf(TRAITS.length);
  return Array.from({ length: people }, () => {
    const independent = TRAITS.map(() => normal());
    const scores = TRAITS.map((trait, i) => {
      const z = (factors[i] ?? []).reduce((sum, factor, k) => sum + factor * (independent[k] ?? 0), 0);
      const { mean, sd } = NORMS.forms[form][trait];
      const score = shape === "normal" ? mean + sd * z : scoreAt(form, trait, shareBelow(z) * 100);
      return [trait, Math.round(Math.min(100, Math.max(0, score)))];
    });
    return Object.fromEntries(scores) as HexacoScores; // TRAITS lists every Trait once.
  });
}

import { sum } from "@/lib/shared/numbers/sum";
import { isWeights, valueOf } from "../model";
import type { AnswerValue, RunState, WeightsValue } from "../schema";

interface Total {
  label: string;
  percent: number;
}

interface Flip {
  column: string;
  from: number;
  to: number;
  winner: string;
}

interface Matrix {
  totals: Total[];
  winners: string[];
  /** The smallest change of one weight within 0-5 after which another option alone wins; null when there is none. */
  flip: Flip | null;
}

const MAX_SCORE = 5;

function totalsOf({ rows, weights, scores }: WeightsValue, changed: number[] = weights): Total[] {
  const reachable = sum(changed) * MAX_SCORE;
  return rows
    .map((label, row) => {
      const points = sum(changed.map((weight, column) => weight * (scores[row]?.[column] ?? 0)));
      return { label, percent: reachable === 0 ? 0 : (points / reachable) * 100 };
    })
    .sort((a, b) => b.percent - a.percent);
}

const EPSILON = 1e-9;
const leadersOf = (totals: Total[]) =>
  totals.filter(({ percent }) => percent > (totals[0]?.percent ?? 0) - EPSILON).map(({ label }) => label);

function smallestFlip(value: WeightsValue, leaders: string[]): Flip | null {
  const flips = value.columns.flatMap((column, index) => {
    const from = value.weights[index] ?? 0;
    return [0, 1, 2, 3, 4, 5].flatMap((to): Flip[] => {
      if (to === from) return [];
      const [winner, ...further] = leadersOf(totalsOf(value, value.weights.with(index, to)));
      const wonBefore = leaders.length === 1 && leaders[0] === winner;
      const winsAlone = winner !== undefined && further.length === 0;
      return winsAlone && !wonBefore ? [{ column, from, to, winner }] : [];
    });
  });
  const size = ({ from, to }: Flip) => Math.abs(to - from);
  return flips.sort((a, b) => size(a) - size(b))[0] ?? null;
}

export function computeMatrix(value: WeightsValue): Matrix {
  const totals = totalsOf(value);
  const winners = leadersOf(totals);
  return { totals, winners, flip: smallestFlip(value, winners) };
}

export interface Risk {
  label: string;
  likelihood: number;
  damage: number;
  score: number;
}

export const computeRisks = ({ rows, scores }: WeightsValue): Risk[] =>
  rows
    .map((label, row) => {
      const [likelihood = 0, damage = 0] = scores[row] ?? [];
      return { label, likelihood, damage, score: likelihood * damage };
    })
    .sort((a, b) => b.score - a.score || b.damage - a.damage);

export const QUADRANTS = ["Work closely with", "Keep satisfied", "Keep informed", "Watch"] as const;
type Quadrant = (typeof QUADRANTS)[number];

interface GridPerson {
  label: string;
  power: number;
  interest: number;
  /** 1 against to 5 for. */
  stance: number;
  quadrant: Quadrant;
}

const MIN_HIGH_SCORE = 3;

function quadrantOf(power: number, interest: number): Quadrant {
  if (power >= MIN_HIGH_SCORE) return interest >= MIN_HIGH_SCORE ? "Work closely with" : "Keep satisfied";
  return interest >= MIN_HIGH_SCORE ? "Keep informed" : "Watch";
}

export const computeGrid = ({ rows, scores }: WeightsValue): GridPerson[] =>
  rows
    .map((label, row) => {
      const [power = 0, interest = 0, stance = 3] = scores[row] ?? [];
      return { label, power, interest, stance, quadrant: quadrantOf(power, interest) };
    })
    .sort((a, b) => b.power * b.interest * (6 - b.stance) - a.power * a.interest * (6 - a.stance));

/** The first amount in a text: '95k', '1.2 m', '€ 120,000', '8 %'; null without one. */
export function parseAmount(text: string): number | null {
  const found = /(\d[\d.,' ]*)\s?(k\b|thousand\b|m\b|mio\b|million\b|bn\b|billion\b)?/i.exec(text);
  if (!found) return null;
  const [, digits = "", unit = ""] = found;
  const plain = digits.trim().replace(/[' ]/g, "").replace(/[.,]$/, "");
  const number = Number(
    /[.,]\d{3}(?:\D|$)/.test(plain)
      ? plain.replace(/[.,](?=\d{3}(?:\D|$))/g, "").replace(",", ".")
      : plain.replace(",", "."),
  );
  const factor = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 }[unit.toLowerCase().charAt(0)] ?? 1;
  return Number.isFinite(number) ? number * factor : null;
}

export interface Zone {
  target: number;
  limit: number;
  theirs: number;
  wantsMore: boolean;
  agreement: { from: number; to: number } | null;
}

export function computeZone(target: string, limit: string, theirs: string): Zone | null {
  const [wanted, own, other] = [parseAmount(target), parseAmount(limit), parseAmount(theirs)];
  if (wanted === null || own === null || other === null) return null;
  const wantsMore = wanted >= own;
  const overlaps = wantsMore ? other >= own : other <= own;
  return {
    target: wanted,
    limit: own,
    theirs: other,
    wantsMore,
    agreement: overlaps ? { from: Math.min(own, other), to: Math.max(own, other) } : null,
  };
}

export const asText = (value: AnswerValue | null) => (typeof value === "string" ? value : "");
export const textOf = (run: RunState, step: string): string => asText(valueOf(run, step));

export function weightsOf(run: RunState, step: string): WeightsValue | null {
  const value = valueOf(run, step);
  return isWeights(value) ? value : null;
}

import { differsReliably, type Degree, type Standing } from "@/lib/features/hexaco/model";
import { TRAITS, type Trait } from "@/lib/features/hexaco/schema";
import type { Evidence } from "../evidence/evidence";
import { PAIR_COPY, type Pair } from "./pair-copy";
import type { Pole } from "./pole-copy";

export interface Peak extends Standing {
  level: "low" | "high";
  degree: Degree;
  pole: Pole;
}

export interface ComparedTrait {
  standing: Standing;
  isReliable: boolean;
}

/** `certainty` (0-1) is computed from the error bands. */
export type Finding =
  | {
      kind: "mode";
      lead: Peak;
      second: Peak | null;
      compared: ComparedTrait | null;
      standsOut: boolean;
      isOnly: boolean;
      certainty: number;
    }
  | {
      kind: "tension";
      pair: Pair;
      poles: [Peak, Peak];
      isShared: boolean;
      /** A third score on another side than one of the two, to exclude agreeing or disagreeing throughout. */
      compared: ComparedTrait | null;
      certainty: number;
    }
  | { kind: "inner-tension"; peak: Peak; compared: ComparedTrait | null; certainty: number }
  | {
      kind: "reframe";
      peak: Peak;
      isLead: boolean;
      compared: ComparedTrait | null;
      certainty: number;
    }
  | { kind: "signal"; peak: Peak; compared: ComparedTrait | null; certainty: number }
  | { kind: "middle"; standings: Standing[]; compared: ComparedTrait | null; certainty: number }
  | { kind: "range"; part: "mode" | "tension" | "reframe"; standings: Standing[]; certainty: number };

export function peaksBehind(finding: Finding): Peak[] {
  switch (finding.kind) {
    case "mode":
      return finding.second ? [finding.lead, finding.second] : [finding.lead];
    case "tension":
      return finding.poles;
    case "middle":
    case "range":
      return [];
    default:
      return [finding.peak];
  }
}

export const hasLeaning = (peaks: Peak[]): boolean => peaks.some(({ degree }) => degree === "leans");

const REPEAT_PENALTY = 0.6;
const SHARED_SIGNAL_PENALTY = 0.5;

const MIN_CERTAINTY = 0.65;

const product = (standings: Standing[]) => standings.reduce((p, { certainty }) => p * certainty, 1);

const insideCertainty = ({ level, certainty }: Standing) => (level === "typical" ? certainty : 1 - certainty);

function isPeak(standing: Standing): standing is Peak {
  return standing.level !== "typical" && standing.degree !== null && standing.certainty >= MIN_CERTAINTY;
}

export function peaksOf(standings: Standing[]): Peak[] {
  return standings
    .map((standing) => ({ ...standing, pole: `${standing.trait}.${standing.level}` }) as Standing & { pole: Pole }) // The next line removes typical ones.
    .filter(isPeak)
    .toSorted((a, b) => b.pointsBeyondTypical - a.pointsBeyondTypical);
}

/** Honesty-Humility and Agreeableness in the same direction are one signal in this item bank (r = .46). */
export function isOneSignal(a: Standing, b: Standing): boolean {
  const traits: Trait[] = [a.trait, b.trait];
  return traits.includes("honesty_humility") && traits.includes("agreeableness") && a.level === b.level;
}

function comparedTraitOf(own: Standing, standings: Standing[], excluded: Standing | null = null): ComparedTrait | null {
  const distance = ({ score }: Standing) => Math.abs(score - own.score);
  const others = standings
    .filter((other) => other.trait !== own.trait && other.trait !== excluded?.trait && !isOneSignal(own, other))
    .toSorted((a, b) => distance(b) - distance(a));
  const reliable = others.filter((other) => differsReliably(own, other));
  const standing = reliable.find(({ level }) => level !== own.level) ?? reliable[0] ?? others[0];
  return standing ? { standing, isReliable: reliable.includes(standing) } : null;
}

function findMode(peaks: [Peak, ...Peak[]], standings: Standing[]): Extract<Finding, { kind: "mode" }> {
  const [lead, ...rest] = peaks;
  const second = rest.find((peak) => !isOneSignal(lead, peak)) ?? null;
  const next = rest[0];
  // A score "stands out most" only beyond its error band and when the distance to the runner-up exceeds both errors.
  const distance = ({ pointsBeyondTypical, sem }: Peak) => ({ score: pointsBeyondTypical, sem });
  const standsOut = lead.degree !== "leans" && (!next || differsReliably(distance(lead), distance(next)));
  const compared = comparedTraitOf(lead, standings, second);
  const isOnly = rest.length === 0;
  return {
    kind: "mode",
    lead,
    second,
    compared,
    standsOut,
    isOnly,
    certainty: product(second ? [lead, second] : [lead]),
  };
}

function pairsOf(peaks: Peak[]): [Peak, Peak][] {
  return peaks.flatMap((a, i) => peaks.slice(i + 1).map((b): [Peak, Peak] => [a, b]));
}

const rank = ({ trait }: Standing) => TRAITS.indexOf(trait);

function pairKey(a: Peak, b: Peak): Pair {
  const [first, second] = rank(a) < rank(b) ? [a, b] : [b, a];
  return `${first.pole}+${second.pole}`;
}

function findTension(peaks: [Peak, ...Peak[]], modePeaks: (Peak | null)[], standings: Standing[]): Finding {
  const candidates = pairsOf(peaks)
    .filter(([a, b]) => PAIR_COPY[pairKey(a, b)])
    .map(([a, b]) => {
      const isRepeat = modePeaks.includes(a) && modePeaks.includes(b);
      const weight = (isRepeat ? REPEAT_PENALTY : 1) * (isOneSignal(a, b) ? SHARED_SIGNAL_PENALTY : 1);
      return { poles: [a, b] as [Peak, Peak], rank: product([a, b]) * weight };
    })
    .toSorted((a, b) => b.rank - a.rank);
  const best = candidates[0];
  const [lead] = peaks;
  if (!best)
    return { kind: "inner-tension", peak: lead, compared: comparedTraitOf(lead, standings), certainty: lead.certainty };
  const [a, b] = best.poles;
  const isShared = isOneSignal(a, b);
  const certainty = isShared ? Math.min(a.certainty, b.certainty) : product([a, b]);
  const compared = comparedTraitOf(a, standings, b);
  return { kind: "tension", pair: pairKey(a, b), poles: best.poles, isShared, compared, certainty };
}

function findRange(standings: Standing[]): Finding[] {
  const certainty = Math.min(...standings.map(insideCertainty));
  return (["mode", "tension", "reframe"] as const).map((part) => ({ kind: "range", part, standings, certainty }));
}

function findMiddle(typical: Standing[], standings: Standing[]): Finding[] {
  const [first] = typical;
  if (!first) return [];
  const compared = typical.length === 1 ? comparedTraitOf(first, standings) : null;
  return [{ kind: "middle", standings: typical, compared, certainty: Math.min(...typical.map(insideCertainty)) }];
}

/**
 * Rules over six scores: which one leads, which two conflict, which one deserves a second look, and what the rest says.
 * Uses each trait exactly once outside the tension, and states an order only where it is reliable.
 */
export function findFindings({ scores }: Evidence): Finding[] {
  if (!scores) return [];
  const { standings } = scores;
  const [first, ...others] = peaksOf(standings);
  const typical = standings.filter(({ trait }) => ![first, ...others].some((peak) => peak?.trait === trait));
  if (!first) return findRange(standings);
  const peaks: [Peak, ...Peak[]] = [first, ...others];
  const mode = findMode(peaks, standings);
  const remaining = peaks.filter((peak) => peak !== mode.lead && peak !== mode.second);
  const reframePeak = remaining[0] ?? mode.second ?? mode.lead;
  const onePeak = (peak: Peak) => ({ peak, compared: comparedTraitOf(peak, standings), certainty: peak.certainty });
  const reframe: Finding = { kind: "reframe", isLead: reframePeak === mode.lead, ...onePeak(reframePeak) };
  const signals = remaining
    .filter((peak) => peak !== reframePeak)
    .map((peak): Finding => ({ kind: "signal", ...onePeak(peak) }));
  const tension = findTension(peaks, [mode.lead, mode.second], standings);
  return [mode, tension, reframe, ...signals, ...findMiddle(typical, standings)];
}

import { formOf, TRAIT_LABELS, type Degree, type Standing } from "@/lib/features/hexaco/model";
import type { Form, ScoreSource } from "@/lib/features/hexaco/schema";
import {
  comparisonEvidence,
  differenceEvidence,
  facetEvidence,
  facetException,
  isComparative,
  OVERLAP_NOTE,
  scoreEvidence,
  studyEvidence,
  turningPoint,
} from "./basis";
import type { Draft } from "./draft";
import type { ScoreEvidence } from "./evidence";
import type { Beside, Finding, Peak } from "./findings";
import { MIDDLE_TEXTS, RANGE_TEXTS } from "./middle-texts";
import { PAIR_TEXTS } from "./pair-texts";
import { POLE_TEXTS } from "./pole-texts";
import type { EvidenceView } from "./schema";
import { capitalize, listOf } from "./words";

const DEGREES: Degree[] = ["leans", "clear", "marked"];

/** Chooses among `[leans|clear|marked]` wherever a text offers degrees. */
function pick(text: string, degree: Degree): string {
  return text.replace(/\[([^[\]|]*)\|([^[\]|]*)\|([^[\]|]*)\]/g, (_, ...options: string[]) => {
    return options[DEGREES.indexOf(degree)] ?? "";
  });
}

const milder = (a: Peak, b: Peak): Degree => (DEGREES.indexOf(a.degree) < DEGREES.indexOf(b.degree) ? a : b).degree;

const slug = (pole: string) => pole.replace(/[._]/g, "-");
const sentence = (text: string) => `${capitalize(text)}.`;

/** What would narrow the error band, by what the scores come from. */
const SURER: Record<Form | "typed", string> = {
  typed: "The questionnaire here would replace the assumed error band with a measured one.",
  "24": "A longer form would narrow the band.",
  "60": "A longer form would narrow the band.",
  "96": "Answering again after some weeks would show whether it holds.",
};

function changeOf(peaks: Peak[], source: ScoreSource): string {
  const points = peaks.map((peak) => turningPoint(peak, source)).join(", or ");
  return `${sentence(`${points} would undo this reading`)} ${SURER[formOf(source) ?? "typed"]}`;
}

/** What one peak rests on: the score, whom "low" compares with where that is not plain, and its parts. */
const basisOf = (peak: Peak, { source, facets }: ScoreEvidence): EvidenceView[] => [
  scoreEvidence(peak, source),
  ...(isComparative(peak) ? [comparisonEvidence(peak)] : []),
  ...facetEvidence(peak.trait, facets, source),
];

/** What the other score adds to the one reading of a report that says it; `{other}` and `{distance}` are filled in. */
const BESIDE_TEXTS = {
  mode: "{other} lies {distance}, so this tells one side of how you work and not all of it.",
  middle: "With {other}, {distance}, the situation probably has less to say.",
};

function besideText(part: keyof typeof BESIDE_TEXTS, own: Standing, beside: Beside | null): string {
  if (!beside?.differs) return "";
  const { standing } = beside;
  const distance = `${Math.abs(standing.score - own.score)} points ${standing.score > own.score ? "higher" : "lower"}`;
  return BESIDE_TEXTS[part].replace("{other}", TRAIT_LABELS[standing.trait]).replace("{distance}", distance);
}

const besideEvidence = (own: Standing, beside: Beside | null, { source }: ScoreEvidence): EvidenceView[] =>
  beside ? [scoreEvidence(beside.standing, source), differenceEvidence(own, beside.standing, source)] : [];

function addsOf(peak: Peak): string {
  const text = pick(POLE_TEXTS[peak.pole].adds, peak.degree);
  return isComparative(peak) ? text.replace(/^A (low|high)/, "A comparatively $1") : text;
}

function composeMode(finding: Extract<Finding, { kind: "mode" }>, scores: ScoreEvidence): Draft {
  const { lead, second, beside, standsOut } = finding;
  const text = POLE_TEXTS[lead.pole];
  const peaks = second ? [lead, second] : [lead];
  const lines = [
    standsOut ? `Of your six scores, ${TRAIT_LABELS[lead.trait]} stands out most.` : "",
    pick(text.mode, lead.degree),
    facetException(lead, scores.facets),
    text.cost,
    second ? addsOf(second) : besideText("mode", lead, beside),
  ];
  return {
    id: `mode-${peaks.map(({ pole }) => slug(pole)).join("-")}`,
    text: lines.filter(Boolean).join(" "),
    nextStep: text.steps.mode,
    evidence: [
      ...peaks.flatMap((peak) => basisOf(peak, scores)),
      ...(second ? [differenceEvidence(lead, second, scores.source)] : besideEvidence(lead, beside, scores)),
      studyEvidence(lead.trait),
    ],
    wouldChange: changeOf(peaks, scores.source),
  };
}

function composeTension(finding: Extract<Finding, { kind: "tension" }>, { source }: ScoreEvidence): Draft {
  const { pair, poles, isShared } = finding;
  const text = PAIR_TEXTS[pair] ?? { tension: "", step: "" }; // A tension is only found where its text exists.
  const [a, b] = poles;
  const evidence = [...poles.map((peak) => scoreEvidence(peak, source)), differenceEvidence(a, b, source)];
  if (isShared) evidence.push(OVERLAP_NOTE);
  return {
    id: `tension-${pair.split("+").map(slug).join("-")}`,
    text: pick(text.tension, milder(a, b)),
    nextStep: text.step,
    evidence,
    wouldChange: changeOf(poles, source),
  };
}

interface Alone {
  part: "inner" | "reframe" | "signal";
  peak: Peak;
  beside: Beside | null;
}

function composeAlone({ part, peak, beside }: Alone, scores: ScoreEvidence): Draft {
  const text = POLE_TEXTS[peak.pole];
  const exception = part === "signal" ? facetException(peak, scores.facets) : "";
  return {
    id: `${part}-${slug(peak.pole)}`,
    text: [pick(text[part], peak.degree), exception].filter(Boolean).join(" "),
    nextStep: text.steps[part],
    evidence: [...basisOf(peak, scores), ...besideEvidence(peak, beside, scores), studyEvidence(peak.trait)],
    wouldChange: changeOf([peak], scores.source),
  };
}

/** "a and b", or "a; b; and c", for parts that hold an "and" themselves. */
function seriesOf(parts: string[]): string {
  const last = parts.at(-1) ?? "";
  const rest = parts.slice(0, -1).join("; ");
  if (parts.length < 2) return last;
  return parts.length === 2 ? `${rest}, and ${last}` : `${rest}; and ${last}`;
}

function composeMiddle({ standings, beside }: Extract<Finding, { kind: "middle" }>, scores: ScoreEvidence): Draft {
  const { source } = scores;
  const [first] = standings;
  const contrast = first ? besideText("middle", first, beside) : "";
  const labels = listOf(standings.map(({ trait }) => TRAIT_LABELS[trait]));
  const where = standings.every(({ level }) => level === "typical") ? "in" : "in or near";
  const opening =
    standings.length === 1
      ? `Your ${labels} score lies ${where} the typical range.`
      : `${labels} lie ${where} the typical range, which is a finding too.`;
  const questions = seriesOf(standings.map(({ trait }) => MIDDLE_TEXTS[trait].opens));
  const surest = standings.toSorted((a, b) => a.beyond - b.beyond || b.certainty - a.certainty)[0];
  return {
    id: `middle-${standings.map(({ trait }) => slug(trait)).join("-")}`,
    text: `${opening} Here the situation probably decides more than temperament does: ${questions}.${contrast && ` ${contrast}`} That is room to choose. It also means that others cannot tell from last time which way it will go, so it helps to say so where it matters.`,
    nextStep: surest ? MIDDLE_TEXTS[surest.trait].step : "",
    evidence: [
      ...standings.map((standing) => scoreEvidence(standing, source)),
      ...(first ? besideEvidence(first, beside, scores) : []),
    ],
    wouldChange: "A score clearly outside the typical range, or a narrower band around it, would add a reading here.",
  };
}

function composeRange(part: "mode" | "tension" | "reframe", standings: Standing[], { source }: ScoreEvidence): Draft {
  const { text, step } = RANGE_TEXTS[part];
  return {
    id: `range-${part}`,
    text,
    nextStep: step,
    evidence: standings.map((standing) => scoreEvidence(standing, source)),
    wouldChange: "A score clearly outside the typical range on any of the six would give a more pointed reading.",
  };
}

/** A finding about scores in words. */
export function composeTraits(finding: Finding, scores: ScoreEvidence): Draft {
  switch (finding.kind) {
    case "mode":
      return composeMode(finding, scores);
    case "tension":
      return composeTension(finding, scores);
    case "inner-tension":
      return composeAlone({ part: "inner", peak: finding.peak, beside: finding.beside }, scores);
    case "reframe":
    case "signal":
      return composeAlone({ part: finding.kind, peak: finding.peak, beside: finding.beside }, scores);
    case "middle":
      return composeMiddle(finding, scores);
    case "range":
      return composeRange(finding.part, finding.standings, scores);
  }
}

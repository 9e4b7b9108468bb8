import { TRAIT_LABELS, type Degree, type Standing } from "@/lib/features/hexaco/model";
import type { ScoreSource } from "@/lib/features/hexaco/schema";
import {
  comparisonEvidence,
  differenceEvidence,
  facetEvidence,
  facetException,
  OVERLAP_NOTE,
  scoreEvidence,
  studyEvidence,
  formatTurningPoint,
} from "../evidence/evidence-text";
import type { InsightDraft } from "../insight-draft";
import type { ScoreEvidence } from "../evidence/evidence";
import type { ComparedTrait, Finding, Peak } from "./findings";
import { RANGE_COPY } from "./mid-range-copy";
import { PAIR_COPY } from "./pair-copy";
import { POLE_COPY, type PoleText } from "./pole-copy";
import { isComparative } from "../model";
import type { EvidenceView } from "../schema";
import { toNextStep } from "../step-text";
import { capitalize, listOf } from "@/lib/shared/text/text";

const DEGREES: Degree[] = ["leans", "clear", "marked"];

function resolveOptions(text: string, degree: Degree): string {
  return text.replace(/\[([^[\]|]*)\|([^[\]|]*)\|([^[\]|]*)\]/g, (_, ...options: string[]) => {
    return options[DEGREES.indexOf(degree)] ?? "";
  });
}

const milder = (a: Peak, b: Peak): Degree => (DEGREES.indexOf(a.degree) < DEGREES.indexOf(b.degree) ? a : b).degree;

export const poleSlug = (pole: string) => pole.replace(/[._]/g, "-");
const sentence = (text: string) => `${capitalize(text)}.`;

export function wouldChangeOf(peaks: Peak[], source: ScoreSource): string {
  const points = peaks.map((peak) => formatTurningPoint(peak, source)).join(", or ");
  return sentence(`${points} would undo this insight`);
}

const peakEvidence = (peak: Peak, { source, facets }: ScoreEvidence): EvidenceView[] => [
  scoreEvidence(peak, source),
  ...(isComparative(peak) ? [comparisonEvidence(peak)] : []),
  ...facetEvidence(peak.trait, facets, source),
];

const comparedEvidence = (own: Standing, compared: ComparedTrait | null, { source }: ScoreEvidence): EvidenceView[] =>
  compared ? [scoreEvidence(compared.standing, source), differenceEvidence(own, compared.standing, source)] : [];

function secondPoleText(peak: Peak): string {
  const text = resolveOptions(POLE_COPY[peak.pole].adds, peak.degree);
  return isComparative(peak) ? text.replace(/^A (low|high)/, "A comparatively $1") : text;
}

function openingOf({ label, standsOut, isOnly }: { label: string; standsOut: boolean; isOnly: boolean }): string {
  if (isOnly)
    return `Only one of your six scores, ${label}, lies outside the typical range, so this insight and the next two are three looks at that one score.`;
  return standsOut ? `Of your six scores, ${label} stands out most.` : "";
}

function composeMode(finding: Extract<Finding, { kind: "mode" }>, scores: ScoreEvidence): InsightDraft {
  const { lead, second, compared, standsOut, isOnly } = finding;
  const text = POLE_COPY[lead.pole];
  const peaks = second ? [lead, second] : [lead];
  const lines = [
    openingOf({ label: TRAIT_LABELS[lead.trait], standsOut, isOnly }),
    resolveOptions(text.mode, lead.degree),
    facetException(lead, scores.facets),
    text.cost,
    second ? secondPoleText(second) : "",
  ];
  return {
    id: `mode-${peaks.map(({ pole }) => poleSlug(pole)).join("-")}`,
    kind: "mode",
    traits: peaks.map(({ trait }) => trait),
    text: lines.filter(Boolean).join(" "),
    // Two steps for one leading score keep either below 15 % of reports.
    ...toNextStep(second && !standsOut ? text.steps.inner : text.steps.mode),
    evidence: [
      ...peaks.flatMap((peak) => peakEvidence(peak, scores)),
      ...(second ? [differenceEvidence(lead, second, scores.source)] : []),
      ...comparedEvidence(lead, compared, scores),
      studyEvidence(lead),
    ],
    wouldChange: wouldChangeOf(peaks, scores.source),
  };
}

function composeTension(finding: Extract<Finding, { kind: "tension" }>, scores: ScoreEvidence): InsightDraft {
  const { pair, poles, isShared, compared } = finding;
  const { source } = scores;
  const text = PAIR_COPY[pair] ?? { tension: "", step: "" }; // A tension is found only where its text exists.
  const [a, b] = poles;
  const evidence = [
    ...poles.map((peak) => scoreEvidence(peak, source)),
    differenceEvidence(a, b, source),
    ...comparedEvidence(a, compared, scores),
  ];
  if (isShared) evidence.push(OVERLAP_NOTE);
  return {
    id: `tension-${pair.split("+").map(poleSlug).join("-")}`,
    kind: "tension",
    traits: poles.map(({ trait }) => trait),
    text: resolveOptions(text.tension, milder(a, b)),
    ...toNextStep(text.step),
    evidence,
    wouldChange: wouldChangeOf(poles, source),
  };
}

interface OnePeak {
  part: "inner" | "reframe" | "signal";
  step?: keyof PoleText["steps"];
  peak: Peak;
  compared: ComparedTrait | null;
}

function composeOnePeak({ part, step = part, peak, compared }: OnePeak, scores: ScoreEvidence): InsightDraft {
  const text = POLE_COPY[peak.pole];
  const exception = part === "signal" ? facetException(peak, scores.facets) : "";
  return {
    id: `${part}-${poleSlug(peak.pole)}`,
    kind: part === "inner" ? "inner-tension" : part,
    traits: [peak.trait],
    text: [resolveOptions(text[part], peak.degree), exception].filter(Boolean).join(" "),
    ...toNextStep(text.steps[step]),
    evidence: [...peakEvidence(peak, scores), ...comparedEvidence(peak, compared, scores), studyEvidence(peak)],
    wouldChange: wouldChangeOf([peak], scores.source),
  };
}

/** Two steps for one reframe keep either below 15 % of reports. */
const reframeStepOf = ({ peak, isLead }: Extract<Finding, { kind: "reframe" }>) =>
  peak.degree === "leans" && !isLead ? "mode" : "reframe";

function composeMiddle(
  { standings, compared }: Extract<Finding, { kind: "middle" }>,
  scores: ScoreEvidence,
): InsightDraft {
  const { source } = scores;
  const [first] = standings;
  const labels = listOf(standings.map(({ trait }) => TRAIT_LABELS[trait]));
  const where = standings.every(({ level }) => level === "typical") ? "in" : "in or near";
  const subject = standings.length === 1 ? `Your ${labels} score lies` : `${labels} lie`;
  return {
    id: `middle-${standings.map(({ trait }) => poleSlug(trait)).join("-")}`,
    kind: "middle",
    traits: standings.map(({ trait }) => trait),
    text: `${subject} ${where} the typical range. A score there says little about how you work, so nothing is concluded from it.`,
    nextStep: "",
    evidence: [
      ...standings.map((standing) => scoreEvidence(standing, source)),
      ...(first ? comparedEvidence(first, compared, scores) : []),
    ],
    wouldChange: "A score clearly outside the typical range would add an insight here.",
  };
}

function composeRange(
  part: "mode" | "tension" | "reframe",
  standings: Standing[],
  { source }: ScoreEvidence,
): InsightDraft {
  return {
    id: `range-${part}`,
    kind: "range",
    traits: [],
    text: RANGE_COPY[part],
    nextStep: "",
    evidence: standings.map((standing) => scoreEvidence(standing, source)),
    wouldChange: "A score clearly outside the typical range on any of the six would give a clearer insight.",
  };
}

export function composeTraits(finding: Finding, scores: ScoreEvidence): InsightDraft {
  switch (finding.kind) {
    case "mode":
      return composeMode(finding, scores);
    case "tension":
      return composeTension(finding, scores);
    case "inner-tension":
      return composeOnePeak({ part: "inner", ...finding }, scores);
    case "reframe":
      return composeOnePeak({ part: "reframe", step: reframeStepOf(finding), ...finding }, scores);
    case "signal":
      return composeOnePeak({ part: "signal", ...finding }, scores);
    case "middle":
      return composeMiddle(finding, scores);
    case "range":
      return composeRange(finding.part, finding.standings, scores);
  }
}

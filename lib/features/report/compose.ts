import { formOf, TRAIT_LABELS, type Degree, type Standing } from "@/lib/features/hexaco/model";
import type { ScoreSource } from "@/lib/features/hexaco/schema";
import { differenceEvidence, OVERLAP_NOTE, scoreEvidence, studyEvidence, turningPoint } from "./basis";
import type { Evidence } from "./evidence";
import { findFindings, type Finding, type Peak } from "./findings";
import { MIDDLE_TEXTS, RANGE_TEXTS } from "./middle-texts";
import { PAIR_TEXTS } from "./pair-texts";
import { POLE_TEXTS } from "./pole-texts";
import type { Confidence, EvidenceView, InsightView } from "./schema";
import { capitalize, listOf } from "./words";

const DEGREES: Degree[] = ["leans", "clear", "marked"];

/** Chooses among `[leans|clear|marked]` wherever a text offers degrees. */
export function pick(text: string, degree: Degree): string {
  return text.replace(/\[([^[\]|]*)\|([^[\]|]*)\|([^[\]|]*)\]/g, (_, ...options: string[]) => {
    return options[DEGREES.indexOf(degree)] ?? "";
  });
}

const milder = (a: Peak, b: Peak): Degree => (DEGREES.indexOf(a.degree) < DEGREES.indexOf(b.degree) ? a : b).degree;

const HIGH = 0.9;
const MODERATE = 0.65;

export function confidenceOf(certainty: number): Confidence {
  if (certainty >= HIGH) return "high";
  return certainty >= MODERATE ? "moderate" : "low";
}

type Draft = Pick<InsightView, "id" | "text" | "nextStep" | "evidence" | "wouldChange">;

const slug = (pole: string) => pole.replace(/[._]/g, "-");
const sentence = (text: string) => `${capitalize(text)}.`;

function changeOf(peaks: Peak[], source: ScoreSource): string {
  const points = peaks.map((peak) => turningPoint(peak, source)).join(", or ");
  const measured = formOf(source)
    ? "A longer form would narrow the band."
    : "The questionnaire here would replace the assumed error band with a measured one.";
  return `${sentence(`${points} would undo this reading`)} ${measured}`;
}

function composeMode({ lead, second, standsOut }: Extract<Finding, { kind: "mode" }>, source: ScoreSource): Draft {
  const text = POLE_TEXTS[lead.pole];
  const peaks = second ? [lead, second] : [lead];
  const lines = [
    standsOut ? `Of your six scores, ${TRAIT_LABELS[lead.trait]} stands out most.` : "",
    pick(text.mode, lead.degree),
    text.cost,
    second ? pick(POLE_TEXTS[second.pole].adds, second.degree) : "",
  ];
  return {
    id: `mode-${peaks.map(({ pole }) => slug(pole)).join("-")}`,
    text: lines.filter(Boolean).join(" "),
    nextStep: text.steps.mode,
    evidence: [...peaks.map((peak) => scoreEvidence(peak, source)), studyEvidence(lead.trait)],
    wouldChange: changeOf(peaks, source),
  };
}

function composeTension({ pair, poles, isShared }: Extract<Finding, { kind: "tension" }>, source: ScoreSource): Draft {
  const text = PAIR_TEXTS[pair] ?? { tension: "", step: "" }; // A tension is only found where its text exists.
  const [a, b] = poles;
  const evidence = poles.map((peak) => scoreEvidence(peak, source));
  if (a.level !== b.level) evidence.push(differenceEvidence(a, b, source));
  if (isShared) evidence.push(OVERLAP_NOTE);
  return {
    id: `tension-${pair.split("+").map(slug).join("-")}`,
    text: pick(text.tension, milder(a, b)),
    nextStep: text.step,
    evidence,
    wouldChange: changeOf(poles, source),
  };
}

function composeAlone(
  part: "inner" | "reframe" | "signal",
  peak: Peak,
  contrast: Standing | null,
  source: ScoreSource,
) {
  const text = POLE_TEXTS[peak.pole];
  const evidence: EvidenceView[] = [scoreEvidence(peak, source)];
  if (contrast) evidence.push(differenceEvidence(peak, contrast, source));
  evidence.push(studyEvidence(peak.trait));
  return {
    id: `${part}-${slug(peak.pole)}`,
    text: pick(text[part], peak.degree),
    nextStep: text.steps[part],
    evidence,
    wouldChange: changeOf([peak], source),
  } satisfies Draft;
}

function composeMiddle(standings: Standing[], source: ScoreSource): Draft {
  const labels = listOf(standings.map(({ trait }) => TRAIT_LABELS[trait]));
  const opens = standings.map(({ trait }) => MIDDLE_TEXTS[trait].opens);
  const opening =
    standings.length === 1
      ? `Your ${labels} score lies in the typical range.`
      : `${labels} lie in the typical range, which is a finding too.`;
  const last = opens.length > 2 ? "; and " : " and ";
  const questions = `${opens.slice(0, -1).join("; ")}${opens.length > 1 ? last : ""}${opens.at(-1) ?? ""}`;
  return {
    id: `middle-${standings.map(({ trait }) => slug(trait)).join("-")}`,
    text: `${opening} Here the situation probably decides more than temperament does: ${questions}. That is room to choose. It also means that others cannot tell from last time which way it will go, so it helps to say so where it matters.`,
    nextStep: standings[0] ? MIDDLE_TEXTS[standings[0].trait].step : "",
    evidence: standings.map((standing) => scoreEvidence(standing, source)),
    wouldChange:
      "A score outside the typical range, on a questionnaire with a narrower band, would add a reading here.",
  };
}

function composeRange(part: "mode" | "tension" | "reframe", standings: Standing[], source: ScoreSource): Draft {
  const { text, step } = RANGE_TEXTS[part];
  return {
    id: `range-${part}`,
    text,
    nextStep: step,
    evidence: standings.map((standing) => scoreEvidence(standing, source)),
    wouldChange: "A score outside the typical range on any of the six would give a more pointed reading.",
  };
}

function composeOne(finding: Finding, source: ScoreSource): Draft {
  switch (finding.kind) {
    case "mode":
      return composeMode(finding, source);
    case "tension":
      return composeTension(finding, source);
    case "inner-tension":
      return composeAlone("inner", finding.peak, null, source);
    case "reframe":
    case "signal":
      return composeAlone(finding.kind, finding.peak, finding.contrast, source);
    case "middle":
      return composeMiddle(finding.standings, source);
    case "range":
      return composeRange(finding.part, finding.standings, source);
  }
}

const TITLES = ["Operating Mode", "Hidden Tension", "Reframe"];

/** The title of the insight at a position: three names, then numbers. */
export const titleAt = (index: number): string => TITLES[index] ?? `Insight ${index + 1}`;

/** Insights in words, from the findings alone. */
export function composeInsights(evidence: Evidence): InsightView[] {
  const { scores } = evidence;
  if (!scores) return [];
  return findFindings(evidence).map((finding, index) => ({
    ...composeOne(finding, scores.source),
    title: titleAt(index),
    confidence: confidenceOf(finding.certainty),
    dispute: null,
  }));
}

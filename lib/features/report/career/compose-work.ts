import { TRAIT_LABELS } from "@/lib/features/hexaco/model";
import type { Situation } from "@/lib/features/work/schema";
import { wouldChangeOf, poleSlug } from "../traits/compose-traits";
import type { Evidence } from "../evidence/evidence";
import { scoreEvidence } from "../evidence/evidence-text";
import { hasLeaning, isOneSignal, peaksOf, type Peak } from "../traits/findings";
import type { InsightDraft } from "../insight-draft";
import type { EvidenceView } from "../schema";
import { capitalize, decapitalize } from "@/lib/shared/text/text";

type Draft = InsightDraft & { certainty: number; isLeaning: boolean };

const MAX_POLES = 2;
const SOURCE = "your answers about your work";

function evidenceOf({ work, scores }: Evidence, peaks: Peak[]): EvidenceView[] {
  const answers: EvidenceView[] = [
    { kind: "answer", label: "What you picked", value: work?.situation?.label ?? "", source: SOURCE },
    ...(work?.note
      ? [{ kind: "excerpt" as const, label: "In your own words", value: `“${work.note}”`, source: SOURCE }]
      : []),
  ];
  if (!scores || peaks.length === 0) return answers;
  const [, second] = peaks;
  const also = second && work?.situation && capitalize(interactionOf(work.situation.poles, second));
  return [
    ...peaks.map((peak) => scoreEvidence(peak, scores.source)),
    ...answers,
    ...(also ? [{ kind: "note" as const, label: "Your second score in it", value: also, source: SOURCE }] : []),
    {
      kind: "note",
      label: "Score and situation",
      value: "no study measured what such a score predicts here; the text follows from what the statements ask",
      source: "How this is measured",
    },
  ];
}

function peaksIn({ poles }: Situation, { scores }: Evidence): Peak[] {
  const known = scores ? peaksOf(scores.standings).filter(({ pole }) => poles[pole]) : [];
  return known
    .filter((peak, i) => !known.slice(0, i).some((earlier) => isOneSignal(earlier, peak)))
    .slice(0, MAX_POLES);
}

const interactionOf = (poles: Situation["poles"], { level, trait, pole }: Peak) =>
  `with a ${level} ${TRAIT_LABELS[trait]} score, you may bring ${poles[pole]?.brings}. What you may miss is ${poles[pole]?.misses}`;

function textOf({ phrase, plain, poles }: Situation, peaks: Peak[], hasScores: boolean): string {
  const [first] = peaks;
  if (!first) {
    const general = `In ${phrase}: ${decapitalize(plain)}`;
    return hasScores ? `${general} None of your scores stands out on this, so nothing more is concluded.` : general;
  }
  return `In ${phrase}, ${interactionOf(poles, first)}.`;
}

export function composeSituation(evidence: Evidence): Draft | null {
  const situation = evidence.work?.situation;
  if (!situation) return null;
  const { scores } = evidence;
  const peaks = peaksIn(situation, evidence);
  return {
    id: ["situation", situation.id, ...peaks.map(({ pole }) => poleSlug(pole))].join("-"),
    kind: "situation",
    traits: peaks.map(({ trait }) => trait),
    text: textOf(situation, peaks, scores !== null),
    nextStep: situation.step,
    practice: situation.practice,
    evidence: evidenceOf(evidence, peaks),
    wouldChange:
      scores && peaks.length > 0
        ? wouldChangeOf(peaks, scores.source)
        : "Another situation would change this; so would a score that stands out.",
    certainty: peaks.reduce((certainty, peak) => certainty * peak.certainty, 1),
    isLeaning: hasLeaning(peaks),
  };
}

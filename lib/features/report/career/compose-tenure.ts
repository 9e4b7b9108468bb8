import { formatPartialDate, type Tenure, formatSpan } from "@/lib/features/profile/career";
import { toOneLine } from "@/lib/features/profile/insights";
import type { InsightDraft } from "../insight-draft";
import type { ProfileEvidence } from "../evidence/evidence";
import type { EvidenceView } from "../schema";
import { toNextStep } from "../step-text";
import { listOf } from "@/lib/shared/text/text";
import { TENURE_COPY, type TenureKind } from "./tenure-copy";

const MIN_EARLIER_TENURES = 2;
const FIRST_YEAR_MONTHS = 12;
/** Dates are certain, but earlier tenures are only a hint about this one. */
const MAX_CERTAINTY = 0.8;

function medianOf(sorted: number[]): number {
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

export function tenureKindOf({ months, earlier }: Tenure): TenureKind {
  if (months < FIRST_YEAR_MONTHS) return "new";
  if (earlier.length < MIN_EARLIER_TENURES) return "alone";
  if (months > (earlier.at(-1) ?? 0)) return "longest";
  return months >= medianOf(earlier) ? "past" : "before";
}

const formatMonths = (months: number) => formatSpan(Math.round(months), true);

const titleOf = ({ title, company }: Tenure) => `${toOneLine(title)}${company ? ` at ${toOneLine(company)}` : ""}`;

function comparisonOf({ earlier }: Tenure): string {
  if (earlier.length < MIN_EARLIER_TENURES) return "";
  if (earlier.length === MIN_EARLIER_TENURES)
    return ` Your two earlier positions with dates lasted ${listOf(earlier.map(formatMonths))}.`;
  return ` Of ${earlier.length} earlier positions with dates, half ended within ${formatMonths(medianOf(earlier))}, and the longest lasted ${formatMonths(earlier.at(-1) ?? 0)}.`;
}

function evidenceOf(tenure: Tenure, source: string): EvidenceView[] {
  const { earlier, months, isExact, from } = tenure;
  const present = `${titleOf(tenure)}; since ${formatPartialDate(from)}, ${formatSpan(months, isExact)}`;
  const facts: EvidenceView[] = [{ kind: "profile", label: "Present position", value: present, source }];
  if (earlier.length < MIN_EARLIER_TENURES) return facts;
  const lengths = earlier.map(formatMonths).join(", ");
  return [
    ...facts,
    { kind: "profile", label: "Earlier positions", value: `${earlier.length} with dates: ${lengths}`, source },
  ];
}

/**
 * `certainty` rises with the number of tenures compared. Null when the profile has no start date for the present one.
 */
export function composeTenure({ tenure, source }: ProfileEvidence): (InsightDraft & { certainty: number }) | null {
  if (!tenure) return null;
  const kind = tenureKindOf(tenure);
  const { observation, step } = TENURE_COPY[kind];
  const fact = `You have been ${titleOf(tenure)} since ${formatPartialDate(tenure.from)}: ${formatSpan(tenure.months, tenure.isExact)} in this position.`;
  return {
    // Reports, disputes and commitments store the id; its beginning is older than the word for it.
    id: `seat-${kind}`,
    kind: "tenure",
    traits: [],
    text: `${fact}${comparisonOf(tenure)} ${observation}`,
    ...toNextStep(step),
    evidence: evidenceOf(tenure, source),
    wouldChange: "A corrected date, or a position that your profile leaves out, would change this insight.",
    certainty: Math.min(MAX_CERTAINTY, tenure.earlier.length / (tenure.earlier.length + 2)),
  };
}

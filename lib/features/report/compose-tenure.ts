import { formatDate, type Tenure, formatSpan } from "@/lib/features/profile/career";
import { toOneLine } from "@/lib/features/profile/insights";
import type { InsightDraft } from "./insight-draft";
import type { ProfileEvidence } from "./evidence";
import type { EvidenceView } from "./schema";
import { listOf } from "./text-utils";
import { TENURE_COPY, type TenureKind } from "./tenure-copy";

/** A median of fewer tenures does not show a habit. */
const MIN_EARLIER = 2;
const FIRST_YEAR = 12;
/** Dates are certain, but earlier tenures are only a hint about this one. */
const CAP = 0.8;

function medianOf(rising: number[]): number {
  const middle = (rising.length - 1) / 2;
  return ((rising[Math.floor(middle)] ?? 0) + (rising[Math.ceil(middle)] ?? 0)) / 2;
}

export function tenureKindOf({ months, earlier }: Tenure): TenureKind {
  if (months < FIRST_YEAR) return "new";
  if (earlier.length < MIN_EARLIER) return "alone";
  if (months > (earlier.at(-1) ?? 0)) return "longest";
  return months >= medianOf(earlier) ? "past" : "before";
}

const inWords = (months: number) => formatSpan(Math.round(months), true);

const titleOf = ({ title, company }: Tenure) => `${toOneLine(title)}${company ? ` at ${toOneLine(company)}` : ""}`;

function comparisonOf({ earlier }: Tenure): string {
  if (earlier.length < MIN_EARLIER) return "";
  if (earlier.length === MIN_EARLIER)
    return ` Your two earlier seats with dates lasted ${listOf(earlier.map(inWords))}.`;
  return ` Of ${earlier.length} earlier seats with dates, half ended within ${inWords(medianOf(earlier))}, and the longest lasted ${inWords(earlier.at(-1) ?? 0)}.`;
}

function evidenceOf(seat: Tenure, source: string): EvidenceView[] {
  const { earlier, months, isExact, from } = seat;
  const present = `${titleOf(seat)}; since ${formatDate(from)}, ${formatSpan(months, isExact)}`;
  const facts: EvidenceView[] = [{ kind: "profile", label: "Present seat", value: present, source }];
  if (earlier.length < MIN_EARLIER) return facts;
  const lengths = earlier.map(inWords).join(", ");
  return [
    ...facts,
    { kind: "profile", label: "Earlier seats", value: `${earlier.length} with dates: ${lengths}`, source },
  ];
}

/**
 * `certainty` rises with the number of tenures compared. Null when the profile has no start date for the present one.
 */
export function composeTenure({ seat, source }: ProfileEvidence): (InsightDraft & { certainty: number }) | null {
  if (!seat) return null;
  const reading = tenureKindOf(seat);
  const { says, step } = TENURE_COPY[reading];
  const fact = `You have been ${titleOf(seat)} since ${formatDate(seat.from)}: ${formatSpan(seat.months, seat.isExact)} in this seat.`;
  return {
    id: `seat-${reading}`,
    text: `${fact}${comparisonOf(seat)} ${says}`,
    nextStep: step,
    evidence: evidenceOf(seat, source),
    wouldChange: "A corrected date, or a seat that your profile leaves out, would change this.",
    certainty: Math.min(CAP, seat.earlier.length / (seat.earlier.length + 2)),
  };
}

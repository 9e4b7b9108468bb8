import type { InsightView, Verdict } from "@/lib/features/report/schema";
import { VERDICT_LABELS } from "./dispute-control";

export type Verdicts = ReadonlyMap<string, Verdict | null>;

export const verdictsOf = (details: InsightView[]): Verdicts =>
  new Map(details.map(({ id, dispute }) => [id, dispute?.verdict ?? null]));

export function StruckInsights({ details, verdicts }: { details: InsightView[]; verdicts: Verdicts }) {
  const struck = details.flatMap(({ id, title }) => {
    const verdict = verdicts.get(id);
    return verdict ? [`${title} (${VERDICT_LABELS[verdict].toLowerCase()})`] : [];
  });
  if (struck.length === 0) return null;
  return (
    <p className="border-subtle text-muted border-t pt-4 text-sm">
      You struck {struck.length} of {details.length}: {struck.join(", ")}. Your partner does not build on{" "}
      {struck.length === 1 ? "it" : "them"}.
    </p>
  );
}

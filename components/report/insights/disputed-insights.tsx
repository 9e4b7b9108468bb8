import { type InsightView, type Verdict, VERDICT_LABELS } from "@/lib/features/report/schema";

export type Verdicts = ReadonlyMap<string, Verdict | null>;

export const verdictsOf = (details: InsightView[]): Verdicts =>
  new Map(details.map(({ id, dispute }) => [id, dispute?.verdict ?? null]));

export function DisputedInsights({ details, verdicts }: { details: InsightView[]; verdicts: Verdicts }) {
  const disputed = details.flatMap(({ id, title }) => {
    const verdict = verdicts.get(id);
    return verdict ? [`${title} (${VERDICT_LABELS[verdict].toLowerCase()})`] : [];
  });
  if (disputed.length === 0) return null;
  return (
    <p className="border-subtle text-muted border-t pt-4 text-sm">
      You removed {disputed.length} of {details.length}: {disputed.join(", ")}. The coach does not build on{" "}
      {disputed.length === 1 ? "it" : "them"}.
    </p>
  );
}

import { TRAIT_LABELS, traitSem, Z90 } from "@/lib/features/hexaco/model";
import { TRAITS } from "@/lib/features/hexaco/schema";
import type { StoredInsight, StoredReport } from "./stored-report";
import { capitalize, listOf } from "@/lib/shared/text/text";

type Scores = NonNullable<StoredReport["scores"]>;

function scoreChanges(before: Scores, after: Scores): string[] {
  return TRAITS.filter((trait) => before.values[trait] !== after.values[trait]).map((trait) => {
    const error = Z90 * Math.hypot(traitSem(before.source, trait), traitSem(after.source, trait));
    const isReal = Math.abs(after.values[trait] - before.values[trait]) > error;
    const size = isReal ? "more than measurement error explains" : "within measurement error";
    return `${TRAIT_LABELS[trait]} moved from ${before.values[trait]}% to ${after.values[trait]}%, ${size}.`;
  });
}

function sourceChanges(before: StoredReport["sources"], after: StoredReport["sources"]): string[] {
  const changed = after.flatMap(({ kind, label }) => {
    const former = before.find((source) => source.kind === kind);
    if (!former) return [`${capitalize(label)} joined the report.`];
    return former.label === label ? [] : [`It now rests on ${label} instead of ${former.label}.`];
  });
  const removed = before.filter(({ kind }) => after.every((source) => source.kind !== kind));
  return [...changed, ...removed.map(({ label }) => `${capitalize(label)} left the report.`)];
}

const basisOf = ({ evidence }: StoredInsight) =>
  listOf(
    evidence
      .filter(({ kind }) => kind === "score" || kind === "mailbox" || kind === "profile")
      .map(({ label }) => label),
  );

function insightChanges(before: StoredInsight[], after: StoredInsight[]): string[] {
  const known = new Set(before.map(({ id }) => id));
  const rescored = after.filter(({ id }) => !known.has(id));
  return rescored.map((insight) => `${insight.title} has changed: it now rests on ${basisOf(insight)}.`);
}

type Comparable = Pick<StoredReport, "details" | "scores" | "sources">;

export function changesBetween(before: Comparable | null, after: Comparable): string[] {
  if (!before) return ["First version."];
  const scores = before.scores && after.scores ? scoreChanges(before.scores, after.scores) : [];
  const changes = [
    ...sourceChanges(before.sources, after.sources),
    ...scores,
    ...insightChanges(before.details, after.details),
  ];
  return changes.length > 0 ? changes : ["The wording was made anew; the evidence is the same."];
}

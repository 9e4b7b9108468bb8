import { composeInsights } from "./compose";
import { gatherEvidence, type EvidenceSources } from "./evidence/evidence";
import { limitsOf } from "./evidence/limits";
import { sourcesOf } from "./evidence/source-labels";
import type { StoredReport } from "./stored-report";

type DraftContent = Pick<StoredReport, "details" | "scores" | "sources" | "limits">;

/** A report as the rules compose it, before a language model words it and before it is stored. */
export function draftContent(sources: EvidenceSources, now: Date): DraftContent {
  const evidence = gatherEvidence(sources, now);
  return {
    details: composeInsights(evidence).map(({ dispute: _none, ...insight }) => insight),
    scores: sources.scores,
    sources: sourcesOf(sources),
    limits: limitsOf(evidence),
  };
}

import type { ResultView } from "@/lib/features/outside-view/schema";
import { composeInsights } from "./compose";
import { type EvidenceSources, gatherEvidence } from "./evidence/evidence";
import { limitsOf } from "./evidence/limits";
import { sourcesOf } from "./evidence/source-labels";
import { withOutsideTension } from "./outside-tension";
import { reportView } from "./report-view";
import type { ReportView, Verdict } from "./schema";
import type { StoredDisputes, StoredInsight } from "./stored-report";

interface Occasion {
  now: Date;
  user: ReportView["user"];
  dispute?: { place: number; verdict: Verdict };
  outside?: ResultView;
}

export function composeReport(sources: EvidenceSources, { now, user, dispute, outside }: Occasion): ReportView {
  const evidence = gatherEvidence(sources, now);
  const composed = composeInsights(evidence).map(({ dispute: _none, ...insight }) => insight);
  const details = withOutsideTension(composed, outside ?? null);
  return reportView({
    content: {
      details,
      scores: sources.scores,
      sources: sourcesOf(sources),
      limits: limitsOf(evidence),
      changes: [],
      wordedBy: "composed",
      proposals: [],
    },
    version: 1,
    createdAt: now,
    user,
    disputes: dispute ? disputesOf(details, dispute, now) : {},
    versions: [],
    readLog: [],
  });
}

function disputesOf(
  details: StoredInsight[],
  { place, verdict }: NonNullable<Occasion["dispute"]>,
  now: Date,
): StoredDisputes {
  const disputed = details[place - 1];
  if (!disputed) return {};
  const { id, title, text } = disputed;
  return { [id]: { verdict, since: now.toISOString(), title, text } };
}

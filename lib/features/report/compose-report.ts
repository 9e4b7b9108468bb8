import { composeInsights } from "./compose";
import { type EvidenceSources, gatherEvidence } from "./evidence";
import { limitsOf } from "./limits";
import { reportView } from "./report-view";
import type { ReportView, Verdict } from "./schema";
import { sourcesOf } from "./source-labels";

interface Occasion {
  now: Date;
  user: ReportView["user"];
  /** The place, counted from 1, of an insight that is disputed from the beginning. */
  dispute: { place: number; verdict: Verdict };
}

/** A first report of sources that belong to nobody who is stored: evidence, findings, text, and no model. */
export function composeReport(sources: EvidenceSources, { now, user, dispute }: Occasion): ReportView {
  const evidence = gatherEvidence(sources, now);
  const details = composeInsights(evidence).map(({ dispute: _none, ...insight }) => insight);
  const disputed = details[dispute.place - 1];
  const { verdict } = dispute;
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
    disputes: disputed
      ? { [disputed.id]: { verdict, since: now.toISOString(), title: disputed.title, text: disputed.text } }
      : {},
    versions: [],
    ledger: [],
  });
}

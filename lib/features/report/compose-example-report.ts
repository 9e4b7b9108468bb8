import type { ResultView } from "@/lib/features/outside-view/schema";
import { draftContent } from "./draft-content";
import type { EvidenceSources } from "./evidence/evidence";
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

/** A report that is not stored and that no language model has worded. */
export function composeExampleReport(sources: EvidenceSources, { now, user, dispute, outside }: Occasion): ReportView {
  const draft = draftContent(sources, now);
  const details = withOutsideTension(draft.details, outside ?? null);
  return reportView({
    content: {
      ...draft,
      details,
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

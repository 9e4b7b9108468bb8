import { Fragment } from "react";
import { Button } from "@/components/ui/button";
import type { LedgerEntryView, ReportVersionView, ReportView } from "@/lib/features/report/schema";
import { formatDate } from "@/lib/shared/dates";
import { ReportSection } from "./report-section";

const LEDGER_LINES = [
  ["Used for", "purpose"],
  ["Kept", "kept"],
  ["Sent to", "sentTo"],
  ["Kept until", "until"],
] as const;

interface SourcesSectionProps {
  report: Pick<ReportView, "limits" | "versions" | "ledger" | "wordedBy">;
  onAddSource: () => void;
}

/** What the report cannot tell yet, what was read for it, and how it has changed. */
export function SourcesSection({ report: { limits, versions, ledger, wordedBy }, onAddSource }: SourcesSectionProps) {
  return (
    <ReportSection id="sources" title="What this report rests on">
      <div className="space-y-8">
        {limits.length > 0 && (
          <div>
            <h3 className="text-ink font-medium">What it cannot tell yet</h3>
            <ul className="text-muted mt-2 list-disc space-y-1.5 pl-5">
              {limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          </div>
        )}
        {ledger.length > 0 && <Ledger entries={ledger} />}
        {versions.length > 1 && <Versions versions={versions} />}
        <p className="text-muted text-sm">
          {wordedBy === "model"
            ? "The findings are computed; a language model worded them, and each sentence was checked against them."
            : "The findings are computed and the sentences composed from them; no language model was involved."}
        </p>
        <Button variant="secondary" className="print:hidden" onClick={onAddSource}>
          Add another source
        </Button>
      </div>
    </ReportSection>
  );
}

function Ledger({ entries }: { entries: LedgerEntryView[] }) {
  return (
    <details>
      <summary className="text-link inline-flex min-h-11 items-center text-sm font-medium">What was read</summary>
      <ul className="divide-subtle border-subtle mt-2 divide-y border-y text-sm">
        {entries.map((entry) => (
          <li key={entry.id} className="py-4">
            <p className="text-ink font-medium">
              {entry.what}, <time dateTime={entry.readAt}>{formatDate(entry.readAt)}</time>
            </p>
            <dl className="text-muted mt-1 grid gap-x-4 gap-y-0.5 sm:grid-cols-[7rem_minmax(0,1fr)]">
              {LEDGER_LINES.map(([label, field]) => (
                <Fragment key={field}>
                  <dt>{label}</dt>
                  <dd className="text-ink mb-1 sm:mb-0">{entry[field]}</dd>
                </Fragment>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Versions({ versions }: { versions: ReportVersionView[] }) {
  return (
    <details>
      <summary className="text-link inline-flex min-h-11 items-center text-sm font-medium">
        What changed between versions
      </summary>
      <ol className="divide-subtle border-subtle mt-2 divide-y border-y text-sm">
        {versions.map(({ version, createdAt, changes }) => (
          <li key={version} className="py-4">
            <p className="text-ink font-medium">
              Version {version}, <time dateTime={createdAt}>{formatDate(createdAt)}</time>
            </p>
            {changes.map((change) => (
              <p key={change} className="text-muted">
                {change}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
}

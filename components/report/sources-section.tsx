import { ChevronDown } from "lucide-react";
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
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
        {limits.length > 0 && (
          <div>
            <h3 className="text-ink font-medium">What it cannot tell yet</h3>
            <ul className="text-muted marker:text-signal mt-3 list-disc space-y-2 pl-5 text-sm">
              {limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          </div>
        )}
        <div className="space-y-4">
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
      </div>
    </ReportSection>
  );
}

function Ledger({ entries }: { entries: LedgerEntryView[] }) {
  return (
    <details className="group">
      <Summary>What was read</Summary>
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

const Summary = ({ children }: { children: string }) => (
  <summary className="border-subtle text-accent hover:text-accent-hover flex min-h-11 cursor-pointer list-none items-center gap-1.5 border-t py-3 text-sm font-medium [&::-webkit-details-marker]:hidden">
    <span className="underline decoration-1 underline-offset-4">{children}</span>
    <ChevronDown
      aria-hidden="true"
      className="size-4 transition-transform group-open:rotate-180 motion-reduce:transition-none print:hidden"
    />
  </summary>
);

function Versions({ versions }: { versions: ReportVersionView[] }) {
  return (
    <details className="group">
      <Summary>What changed between versions</Summary>
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

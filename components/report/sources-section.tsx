import { Fragment } from "react";
import { Button } from "@/components/ui/button";
import type { ReportLogEntryView, ReportVersionView, ReportView } from "@/lib/features/report/schema";
import { paths } from "@/lib/shared/paths";
import { formatDate } from "@/lib/shared/time/dates";
import { Fold } from "./fold";
import { ReportSection } from "./report-section";

const READ_LOG_FIELDS = [
  ["Used for", "purpose"],
  ["Kept", "kept"],
  ["Sent where", "sentTo"],
  ["How long", "until"],
] as const;

const FOLD = "open:basis-full sm:border-subtle sm:border-t";

interface SourcesSectionProps {
  report: Pick<ReportView, "sources" | "limits" | "versions" | "readLog" | "wordedBy" | "proposals">;
  onAddSource: () => void;
}

export function SourcesSection({
  report: { sources, limits, versions, readLog, wordedBy, proposals },
  onAddSource,
}: SourcesSectionProps) {
  return (
    <ReportSection id="sources" title="What this report rests on">
      <div className="grid gap-x-14 gap-y-3 lg:grid-cols-2">
        <div className="border-subtle flex flex-wrap gap-x-6 border-t sm:block sm:border-t-0">
          {limits.length > 0 && (
            <Fold className={FOLD} summary="What it cannot tell yet">
              <ul className="text-muted marker:text-signal mt-1 list-disc space-y-2 pb-3 pl-5 text-sm">
                {limits.map((limit) => (
                  <li key={limit}>{limit}</li>
                ))}
              </ul>
            </Fold>
          )}
          {readLog.length > 0 && <ReadLog entries={readLog} />}
          {versions.length > 1 && <Versions versions={versions} />}
        </div>
        <div className="space-y-2">
          <p className="text-muted text-sm">
            <span className="text-ink inline-block first-letter:uppercase">{sources.join("; ") || "Nothing yet"}.</span>{" "}
            {wordedBy === "model"
              ? "The findings are computed; a language model worded them, and each sentence was checked against them."
              : "The findings are computed and the sentences composed from them."}{" "}
            {proposals.length > 0 &&
              "A language model proposed what stands under 'Your own words'; each clause was checked."}
            {wordedBy === "composed" && proposals.length === 0 && "No language model was involved."}
          </p>
          <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm lg:justify-start">
            <a href={paths.method} className="text-link inline-flex min-h-11 items-center">
              How this is measured
            </a>
            <Button variant="secondary" size="sm" className="print:hidden" onClick={onAddSource}>
              Add another source
            </Button>
          </p>
        </div>
      </div>
    </ReportSection>
  );
}

function ReadLog({ entries }: { entries: ReportLogEntryView[] }) {
  return (
    <Fold className={FOLD} summary="What was read">
      <ul className="divide-subtle border-subtle mt-2 divide-y border-y text-sm">
        {entries.map((entry) => (
          <li key={entry.id} className="py-4">
            <p className="text-ink font-medium">
              {entry.what}, read <time dateTime={entry.readAt}>{formatDate(entry.readAt)}</time>
            </p>
            <dl className="text-muted mt-1 grid gap-x-4 gap-y-0.5 sm:grid-cols-[7rem_minmax(0,1fr)]">
              {READ_LOG_FIELDS.map(([label, field]) => (
                <Fragment key={field}>
                  <dt>{label}</dt>
                  <dd className="text-ink mb-1 sm:mb-0">{entry[field]}</dd>
                </Fragment>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function Versions({ versions }: { versions: ReportVersionView[] }) {
  return (
    <Fold className={FOLD} summary="What changed between versions">
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
    </Fold>
  );
}

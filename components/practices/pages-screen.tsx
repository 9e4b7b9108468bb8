import { FileText } from "lucide-react";
import { PageFrame } from "@/components/layout/page-frame";
import type { UnfinishedRun } from "@/lib/features/practice-runs/schema";
import type { PageSummary } from "@/lib/features/practices/schema";
import { paths } from "@/lib/shared/paths";
import { formatDate } from "@/lib/shared/time/dates";

interface PagesScreenProps {
  pages: PageSummary[];
  unfinished: UnfinishedRun[];
  isMissing: boolean;
}

const ROW = "border-subtle bg-surface hover:border-strong flex min-h-14 items-center gap-3 rounded-md border px-4 py-3";

export function PagesScreen({ pages, unfinished, isMissing }: PagesScreenProps) {
  return (
    <PageFrame back={{ href: paths.chat, label: "Conversations" }}>
      <h1 className="display-type text-ink mt-4 text-3xl">Pages</h1>
      {isMissing && (
        <p role="alert" className="text-muted mt-3">
          This page no longer exists. These are your pages.
        </p>
      )}
      {unfinished.length > 0 && (
        <section aria-labelledby="unfinished" className="mt-8">
          <h2 id="unfinished" className="eyebrow">
            In progress
          </h2>
          <ul className="mt-2 space-y-2">
            {unfinished.map(({ id, title, conversationId, progress }) => (
              <li key={id}>
                <a href={paths.conversation(conversationId)} className={ROW}>
                  <span className="min-w-0 flex-1 text-sm font-medium wrap-anywhere">{title}</span>
                  <span className="text-muted shrink-0 text-xs">
                    Step {progress.step} of {progress.of}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="finished" className="mt-8">
        <h2 id="finished" className="eyebrow">
          Finished
        </h2>
        {pages.length === 0 ? (
          <p className="text-muted mt-3 max-w-md">
            A practice ends with one page to take with you: an opening sentence, a decision, a brief. It will be listed
            here.
          </p>
        ) : (
          <ul className="mt-2 space-y-2">
            {pages.map(({ id, title, updated_at }) => (
              <li key={id}>
                <a href={paths.page(id)} className={ROW}>
                  <FileText aria-hidden="true" className="text-muted size-5 shrink-0" />
                  <span className="min-w-0 flex-1 text-sm font-medium wrap-anywhere">{title}</span>
                  <time dateTime={updated_at} className="text-muted shrink-0 text-xs">
                    {formatDate(updated_at, "en-GB", "UTC")}
                  </time>
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </PageFrame>
  );
}

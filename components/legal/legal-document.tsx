import { Prose } from "@/components/ui/prose";
import type { LegalDocumentView } from "@/lib/features/legal/schema";
import { supportEmail } from "@/lib/shared/public-env";
import { formatDate } from "@/lib/shared/time/dates";

export function LegalDocument({ document: { title, summary, updated, html } }: { document: LegalDocumentView }) {
  return (
    <article className="container-page pt-header pb-section" aria-labelledby="legal-title">
      <div className="max-w-text mx-auto">
        <h1 id="legal-title" className="display-type pt-12 text-5xl">
          {title}
        </h1>
        <p className="lede mt-5">{summary}</p>
        <p className="text-muted mt-5 text-sm">
          Last updated: <time dateTime={updated}>{formatDate(updated, "en-US", "UTC")}</time>
        </p>
        <Prose html={html} className="border-subtle mt-12 border-t pt-10" />
        <p className="border-subtle mt-10 border-t pt-6">
          Contact: <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>
        </p>
      </div>
    </article>
  );
}

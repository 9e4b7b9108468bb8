import type { NoteSummaryView } from "@/lib/features/notes/schema";
import { formatDate } from "@/lib/shared/time/dates";

export function NoteMeta({ note: { author, publishedAt, readTime } }: { note: NoteSummaryView }) {
  return (
    <p className="note-meta">
      <span>{author}</span>
      <span aria-hidden="true">·</span>
      {/* The notes are prerendered in English for everybody, and so are their dates. */}
      <time dateTime={publishedAt.slice(0, 10)}>{formatDate(publishedAt, "en-US", "UTC")}</time>
      <span aria-hidden="true">·</span>
      <span>{readTime}</span>
    </p>
  );
}

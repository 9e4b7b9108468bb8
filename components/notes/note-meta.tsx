import type { NoteSummaryView } from "@/lib/features/notes/schema";

// The notes are prerendered in English for everybody, and so are their dates.
const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export function NoteMeta({ note: { author, publishedAt, readTime } }: { note: NoteSummaryView }) {
  return (
    <p className="note-meta">
      <span>{author}</span>
      <span aria-hidden="true">·</span>
      <time dateTime={publishedAt.slice(0, 10)}>{DATE.format(new Date(publishedAt))}</time>
      <span aria-hidden="true">·</span>
      <span>{readTime}</span>
    </p>
  );
}

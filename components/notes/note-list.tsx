import type { NoteSummaryView } from "@/lib/features/notes/schema";
import { paths } from "@/lib/shared/paths";
import { NoteMeta } from "./note-meta";

export function NoteList({ notes }: { notes: NoteSummaryView[] }) {
  if (notes.length === 0) return <p className="lede mt-12">The first note is being written.</p>;
  return (
    <ul className="border-subtle mt-14 border-b">
      {notes.map((note) => (
        <li key={note.slug} className="border-subtle border-t py-10">
          <article aria-labelledby={`note-${note.slug}`} className="note-entry">
            <NoteMeta note={note} />
            <div>
              <h2 id={`note-${note.slug}`} className="display-type mt-3 text-3xl lg:mt-0">
                <a href={paths.note(note.slug)} className="hover:text-accent">
                  {note.title}
                </a>
              </h2>
              <p className="lede max-w-text mt-3">{note.excerpt}</p>
              <a
                href={paths.note(note.slug)}
                aria-describedby={`note-${note.slug}`}
                className="text-link mt-4 inline-flex min-h-11 items-center font-medium"
              >
                Read full article
              </a>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

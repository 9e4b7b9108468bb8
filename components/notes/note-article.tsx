import { Glyph } from "@/components/ui/glyph";
import type { ReactNode } from "react";
import { Prose } from "@/components/ui/prose";
import type { NoteSummaryView, NoteView } from "@/lib/features/notes/schema";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
import { Comments } from "./comments";
import { JoinCard } from "./join-card";
import { NoteMeta } from "./note-meta";

function Neighbour({ note, label }: { note: NoteSummaryView | null; label: ReactNode }) {
  if (!note) return <span />;
  return (
    <a href={paths.note(note.slug)} className="group block py-2">
      <span className="eyebrow">{label}</span>
      <span className="display-type group-hover:text-accent mt-1 block text-xl">{note.title}</span>
    </a>
  );
}

export function NoteArticle({ note }: { note: NoteView }) {
  return (
    <div className="container-page pt-header">
      <article className="max-w-text mx-auto pt-8" aria-labelledby="note-title">
        <a href={paths.notes} className="text-link inline-flex min-h-11 items-center gap-2 text-sm">
          <Glyph name="arrow-left" />
          Back to {PRODUCT.notesName}
        </a>
        <h1 id="note-title" className="display-type mt-6 text-4xl">
          {note.title}
        </h1>
        <div className="mt-5">
          <NoteMeta note={note} />
        </div>
        <Prose html={note.html} className="note-text" />
      </article>
      {(note.previous || note.next) && (
        <nav
          aria-label="More notes"
          className="max-w-text border-subtle mx-auto mt-14 grid gap-6 border-t pt-6 sm:grid-cols-2"
        >
          <Neighbour note={note.previous} label="Previous note" />
          <Neighbour note={note.next} label="Next note" />
        </nav>
      )}
      <section aria-labelledby="comments-title" className="max-w-text border-subtle mx-auto mt-16 border-t pt-10">
        <h2 id="comments-title" className="display-type mb-6 text-3xl">
          Comments
        </h2>
        <Comments slug={note.slug} />
      </section>
      <div className="pb-section">
        <JoinCard />
      </div>
    </div>
  );
}

import { Icon } from "@/components/ui/icon";
import type { ReactNode } from "react";
import { Prose } from "@/components/ui/prose";
import type { NoteSummaryView, NoteView } from "@/lib/features/notes/schema";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
import { Comments } from "./comments-island";
import { SignupCard } from "./signup-card";
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
    <div className="container-page note">
      <article aria-labelledby="note-title">
        <a href={paths.notes} className="text-link">
          <Icon name="arrow-left" />
          {`Back to ${PRODUCT.notesName}`}
        </a>
        <h1 id="note-title">{note.title}</h1>
        <NoteMeta note={note} />
        <Prose html={note.html} className="note-text" />
      </article>
      {(note.previous || note.next) && (
        <nav aria-label="More notes" className="grid gap-6 sm:grid-cols-2">
          <Neighbour note={note.previous} label="Previous note" />
          <Neighbour note={note.next} label="Next note" />
        </nav>
      )}
      <section aria-labelledby="comments-title">
        <h2 id="comments-title">Comments</h2>
        <Comments slug={note.slug} />
      </section>
      <SignupCard />
    </div>
  );
}

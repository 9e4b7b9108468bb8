import "../text.css";
import { SignupCard } from "@/components/notes/signup-card";
import { NoteList } from "@/components/notes/note-list";
import { listNotes } from "@/lib/features/notes/list-notes";
import { publicPageCtx } from "@/lib/http/page";
import { pageMetadata } from "@/lib/shared/pages/page-metadata";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";

export const revalidate = 60;

export const metadata = pageMetadata({
  title: PRODUCT.notesName,
  description: "Short essays on how work feels from the other side of the table.",
  path: paths.notes,
  preview: "notes",
});

export default async function NotesPage() {
  const notes = await listNotes(publicPageCtx());
  return (
    <div className="container-page pt-header pb-section">
      <h1 className="display-type pt-12 text-5xl">{PRODUCT.notesName}</h1>
      <p className="lede max-w-text mt-5">Short essays on how work feels from the other side of the table.</p>
      <NoteList notes={notes} />
      <SignupCard />
    </div>
  );
}

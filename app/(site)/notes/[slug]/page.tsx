import { notFound } from "next/navigation";
import { NoteArticle } from "@/components/notes/note-article";
import { findNote } from "@/lib/features/notes/find-note";
import { listNotes } from "@/lib/features/notes/list-notes";
import { noteParams } from "@/lib/features/notes/schema";
import { publicPageCtx } from "@/lib/http/page";

export const revalidate = 60;

interface NotePageProps {
  params: Promise<{ slug: string }>;
}

export async function generateStaticParams() {
  return (await listNotes(publicPageCtx())).map(({ slug }) => ({ slug }));
}

export default async function NotePage({ params }: NotePageProps) {
  const { success, data } = noteParams.safeParse(await params);
  const note = success ? await findNote(publicPageCtx(), data) : null;
  if (!note) notFound();
  return <NoteArticle note={note} />;
}

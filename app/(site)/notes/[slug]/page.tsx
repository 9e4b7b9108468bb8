import "../../text.css";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NoteArticle } from "@/components/notes/note-article";
import { JsonLd } from "@/components/site/json-ld";
import { findNote } from "@/lib/features/notes/find-note";
import { listNotes } from "@/lib/features/notes/list-notes";
import { noteParams } from "@/lib/features/notes/schema";
import { publicPageCtx } from "@/lib/http/page";
import { NOTE_PREVIEW, previewFile } from "@/lib/shared/pages/page-previews";
import { pageMetadata } from "@/lib/shared/pages/page-metadata";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
import { siteUrl } from "@/lib/shared/public-env";

export const revalidate = 60;

interface NotePageProps {
  params: Promise<{ slug: string }>;
}

export async function generateStaticParams() {
  return (await listNotes(publicPageCtx())).map(({ slug }) => ({ slug }));
}

async function readNote(params: NotePageProps["params"]) {
  const { success, data } = noteParams.safeParse(await params);
  return success ? findNote(publicPageCtx(), data) : null;
}

export async function generateMetadata({ params }: NotePageProps): Promise<Metadata> {
  const note = await readNote(params);
  if (!note) return { title: "Post Not Found" };
  const { title, excerpt, slug, author, publishedAt, updatedAt } = note;
  return pageMetadata({
    title,
    description: excerpt,
    path: paths.note(slug),
    preview: `${NOTE_PREVIEW}${slug}`,
    article: { author, publishedAt, updatedAt },
  });
}

export default async function NotePage({ params }: NotePageProps) {
  const note = await readNote(params);
  if (!note) notFound();
  return (
    <>
      <JsonLd
        data={{
          "@type": "Article",
          headline: note.title,
          description: note.excerpt,
          author: { "@type": "Organization", name: note.author },
          publisher: { "@type": "Organization", name: PRODUCT.name },
          datePublished: note.publishedAt,
          dateModified: note.updatedAt,
          image: `${siteUrl()}/preview/${previewFile(NOTE_PREVIEW + note.slug)}`,
          mainEntityOfPage: `${siteUrl()}${paths.note(note.slug)}`,
        }}
      />
      <NoteArticle note={note} />
    </>
  );
}

import "server-only";
import { renderMarkdown } from "@/lib/server/content/markdown";
import type { Ctx } from "@/lib/shared/actor";
import { isBuilding } from "@/lib/shared/public-env";
import { listNotes } from "./list-notes";
import type { NoteView } from "./schema";
import { findPublished, listShipped, type StoredNote } from "./store";

const read = async (slug: string): Promise<StoredNote | null> =>
  isBuilding() ? ((await listShipped()).find((note) => note.slug === slug) ?? null) : findPublished(slug);

export async function findNote(ctx: Ctx, { slug }: { slug: string }): Promise<NoteView | null> {
  const note = await read(slug);
  if (!note) return null;
  const { content, ...summary } = note;
  const notes = await listNotes(ctx);
  const at = notes.findIndex((other) => other.slug === slug);
  return {
    ...summary,
    html: await renderMarkdown(content),
    previous: notes[at + 1] ?? null,
    next: notes[at - 1] ?? null,
  };
}

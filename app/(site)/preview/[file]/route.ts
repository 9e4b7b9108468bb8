import { z } from "zod";
import { PreviewCard } from "@/components/site/preview-card";
import { findNote } from "@/lib/features/notes/find-note";
import { SLUG } from "@/lib/features/notes/model";
import { drawPreview } from "@/lib/http/responses/draw-preview";
import { route } from "@/lib/http/route";
import type { Ctx } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { NOTE_PREVIEW, PAGE_PREVIEWS } from "@/lib/shared/pages/page-previews";
import { PRODUCT } from "@/lib/shared/product";

const params = z.object({
  file: z
    .string()
    .max(140)
    .regex(/\.png$/),
});

async function describe(ctx: Ctx, name: string) {
  const page = new Map(Object.entries(PAGE_PREVIEWS)).get(name);
  if (page) return page;
  const slug = name.startsWith(NOTE_PREVIEW) ? name.slice(NOTE_PREVIEW.length) : "";
  const note = SLUG.test(slug) ? await findNote(ctx, { slug }) : null;
  if (!note) throw notFound("Preview");
  return { kicker: PRODUCT.notesName, title: note.title, foot: `${note.author}, ${note.readTime}` };
}

export const GET = route({
  access: "public",
  params,
  handle: async ({ ctx, params: { file } }) => {
    const texts = await describe(ctx, file.slice(0, -".png".length));
    return drawPreview(texts, PreviewCard);
  },
});

import "server-only";
import { renderMarkdown } from "@/lib/server/content/markdown";
import type { Ctx } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { PRODUCT } from "@/lib/shared/product";
import type { LegalDocumentView, LegalSlug } from "./schema";
import { listDocuments } from "./store";

const FIGURES = new Map<string, number>([
  ["seats", PRODUCT.earlyAccessSeats],
  ["confirmDays", PRODUCT.confirmDays],
]);

function fillFigures(text: string): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const figure = FIGURES.get(name);
    if (figure === undefined) throw new Error(`A legal text has the unknown figure ${placeholder}`);
    return figure.toLocaleString("en-US");
  });
}

export async function getLegalDocument(_ctx: Ctx, { slug }: { slug: LegalSlug }): Promise<LegalDocumentView> {
  const document = (await listDocuments()).find(({ data }) => data.slug === slug);
  if (!document) throw notFound("Document");
  const { title, summary, updated } = document.data;
  return { title, summary, updated, html: await renderMarkdown(fillFigures(document.body)) };
}

import "server-only";
import { renderMarkdown } from "@/lib/server/markdown";
import type { Ctx } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import type { LegalDocumentView, LegalSlug } from "./schema";
import { listDocuments } from "./store";

/** One of the legal documents that ship with the site. */
export async function getLegalDocument(_ctx: Ctx, { slug }: { slug: LegalSlug }): Promise<LegalDocumentView> {
  const document = (await listDocuments()).find(({ data }) => data.slug === slug);
  if (!document) throw notFound("Document");
  const { title, summary, updated } = document.data;
  return { title, summary, updated, html: await renderMarkdown(document.body) };
}

import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { paths } from "@/lib/shared/paths";
import { siteUrl } from "@/lib/shared/public-env";
import { escapeHtml } from "@/lib/shared/text/escape-html";
import { listNotes } from "./list-notes";

const entryOf = (path: string, changed?: string) =>
  `<url><loc>${escapeHtml(siteUrl() + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`;

/**
 * The public pages for search engines. Throws while the notes cannot be read: a sitemap without them would report them
 * as removed.
 */
export async function writeSitemap(ctx: Ctx): Promise<string> {
  const notes = await listNotes(ctx);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[paths.home, paths.notes, paths.sampleReport, paths.privacy, paths.terms, paths.method].map((path) =>
      entryOf(path),
    ),
    ...notes.map(({ slug, publishedAt }) => entryOf(paths.note(slug), publishedAt)),
    "</urlset>",
  ].join("");
}

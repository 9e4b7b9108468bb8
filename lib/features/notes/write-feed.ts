import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
import { siteUrl } from "@/lib/shared/public-env";
import { escapeHtml } from "@/lib/shared/text/escape-html";
import { listNotes } from "./list-notes";
import type { NoteSummaryView } from "./schema";

const itemOf = ({ slug, title, excerpt, publishedAt }: NoteSummaryView) => {
  const url = escapeHtml(`${siteUrl()}${paths.note(slug)}`);
  return [
    "<item>",
    `<title>${escapeHtml(title)}</title>`,
    `<link>${url}</link>`,
    `<guid>${url}</guid>`,
    `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
    `<description>${escapeHtml(excerpt)}</description>`,
    "</item>",
  ].join("");
};

export async function writeFeed(ctx: Ctx): Promise<string> {
  const notes = await listNotes(ctx);
  const self = escapeHtml(`${siteUrl()}/notes/rss.xml`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeHtml(PRODUCT.notesName)}</title><link>${escapeHtml(siteUrl() + paths.notes)}</link>`,
    `<description>${escapeHtml(PRODUCT.tagline)}</description><language>en</language>`,
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...notes.map(itemOf),
    "</channel></rss>",
  ].join("");
}

import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
import { siteUrl } from "@/lib/shared/public-env";
import { listNotes } from "./list-notes";
import type { NoteSummaryView } from "./schema";

const ENTITIES: Record<string, string> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;", "'": "&apos;" };
const escape = (text: string) => text.replace(/[<>&"']/g, (char) => ENTITIES[char] ?? char);

const itemOf = ({ slug, title, excerpt, publishedAt }: NoteSummaryView) => {
  const url = escape(`${siteUrl()}${paths.note(slug)}`);
  return [
    "<item>",
    `<title>${escape(title)}</title>`,
    `<link>${url}</link>`,
    `<guid>${url}</guid>`,
    `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
    `<description>${escape(excerpt)}</description>`,
    "</item>",
  ].join("");
};

/** The published notes as RSS 2.0. */
export async function writeFeed(ctx: Ctx): Promise<string> {
  const notes = await listNotes(ctx);
  const self = escape(`${siteUrl()}/notes/rss.xml`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escape(PRODUCT.notesName)}</title><link>${escape(siteUrl() + paths.notes)}</link>`,
    `<description>${escape(PRODUCT.tagline)}</description><language>en</language>`,
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...notes.map(itemOf),
    "</channel></rss>",
  ].join("");
}

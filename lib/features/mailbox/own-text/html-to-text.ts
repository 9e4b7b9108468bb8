import { decodeEntities } from "@/lib/shared/text/decode-entities";

const DROPPED_MARKS =
  /gmail_quote|gmail_attr|gmail_signature|moz-cite-prefix|moz-signature|yahoo_quoted|protonmail_quote|\bid="?(?:x_)*(?:ms-outlook-mobile-)?signature|display:\s?none/;
const OUTLOOK_HISTORY_IDS = /divrplyfwdmsg|appendonsend/;
const VOID = new Set(["br", "img", "hr", "input", "meta", "link", "area", "col", "wbr"]);
const DROPPED = new Set(["style", "script", "head", "title", "blockquote"]);
const BREAKS = new Set(["br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "ul", "ol", "table", "hr"]);
const MAX_CHARS = 400_000;

/**
 * Visible text of an HTML body without quoted messages. One pass; tags are not interpreted beyond their name.
 */
export function htmlToText(html: string): string {
  const source = html.slice(0, MAX_CHARS);
  const parts: string[] = [];
  let dropped: { name: string; depth: number } | null = null;
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf("<", at);
    const end = open === -1 ? -1 : source.indexOf(">", open);
    if (!dropped) parts.push(source.slice(at, open === -1 ? source.length : open).replace(/\s+/g, " "));
    if (end === -1) break;
    at = source.startsWith("<!--", open) ? Math.max(end, source.indexOf("-->", open) + 2) + 1 : end + 1;
    const tag = source.slice(open + 1, Math.min(end, open + 400)).toLowerCase();
    const name = /^\/?([a-z][a-z0-9]{0,12})/.exec(tag)?.[1] ?? "";
    if (dropped) {
      if (name === dropped.name) dropped.depth += tag.startsWith("/") ? -1 : 1;
      if (dropped.depth === 0) dropped = null;
      continue;
    }
    if (OUTLOOK_HISTORY_IDS.test(tag)) break;
    const isDropped = DROPPED.has(name) || (!VOID.has(name) && DROPPED_MARKS.test(tag));
    if (isDropped && !tag.startsWith("/") && !tag.endsWith("/")) dropped = { name, depth: 1 };
    if (BREAKS.has(name)) parts.push("\n");
    else if (name === "td" || name === "th") parts.push(" ");
  }
  return decodeEntities(parts.join(""))
    .split("\n")
    .map((line) => line.trim())
    .join("\n");
}

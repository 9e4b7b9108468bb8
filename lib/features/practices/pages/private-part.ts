/** What stands below this heading is not shared with the page. */
const PRIVATE_HEADING = /^## For me alone\b/m;

/** The part of a page that is copied and printed, and the part that is for the person alone; null without one. */
export function splitPage(content: string): { shared: string; own: string | null } {
  const at = content.search(PRIVATE_HEADING);
  if (at < 0) return { shared: content, own: null };
  const shared = content
    .slice(0, at)
    .trimEnd()
    .replace(/\n-{3,}$/, "");
  return { shared: shared.trimEnd(), own: content.slice(at) };
}

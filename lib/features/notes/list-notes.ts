import "server-only";
import { isBuilding } from "@/lib/server/env";
import type { Ctx } from "@/lib/shared/actor";
import type { NoteSummaryView } from "./schema";
import { listPublished, listShipped } from "./store";

/**
 * The published notes, newest first.
 *
 * How the public pages live without a database: `next build` has none and prerenders from `content/notes`. The running
 * site serves what was prerendered and, once a minute at most and only when somebody comes, renders again from
 * `blog_posts`. When the database cannot be reached then, this throws, and Next goes on serving the last good page.
 * There is no falling back to `content/` at run time, because it would bring back notes that the editors have changed
 * or taken down.
 */
export async function listNotes(_ctx: Ctx): Promise<NoteSummaryView[]> {
  if (!isBuilding()) return listPublished();
  return (await listShipped()).map(({ content: _content, updatedAt: _updatedAt, ...summary }) => summary);
}

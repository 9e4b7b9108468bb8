import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { isBuilding } from "@/lib/shared/public-env";
import type { NoteSummaryView } from "./schema";
import { listPublished, listShipped } from "./store";

/**
 * The published notes, newest first. `next build` has no database and prerenders from `content/notes`. The running site
 * serves these pages and renders again from `blog_posts`, on request and at most once a minute. When the database is
 * unreachable this throws, and Next keeps serving the last good page. It does not fall back to `content/` at run time,
 * because that would restore notes that the editors have changed or removed.
 */
export async function listNotes(_ctx: Ctx): Promise<NoteSummaryView[]> {
  if (!isBuilding()) return listPublished();
  return (await listShipped()).map(({ content: _content, updatedAt: _updatedAt, ...summary }) => summary);
}

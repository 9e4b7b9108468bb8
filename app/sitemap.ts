import type { MetadataRoute } from "next";
import { listNotes } from "@/lib/features/notes/list-notes";
import { publicPageCtx } from "@/lib/http/page";
import { paths } from "@/lib/shared/paths";
import { siteUrl } from "@/lib/shared/public-env";

export const dynamic = "force-dynamic";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const notes = await listNotes(publicPageCtx());
  const pages = [paths.home, paths.notes, paths.privacy, paths.terms].map((path) => ({ url: `${siteUrl()}${path}` }));
  return [
    ...pages,
    ...notes.map(({ slug, publishedAt }) => ({ url: `${siteUrl()}${paths.note(slug)}`, lastModified: publishedAt })),
  ];
}

import { writeSitemap } from "@/lib/features/notes/write-sitemap";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "public",
  handle: async ({ ctx }) =>
    new Response(await writeSitemap(ctx), {
      headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=300" },
    }),
});

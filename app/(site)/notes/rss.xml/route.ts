import { writeFeed } from "@/lib/features/notes/write-feed";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "public",
  handle: async ({ ctx }) =>
    new Response(await writeFeed(ctx), {
      headers: { "content-type": "application/rss+xml; charset=utf-8", "cache-control": "public, max-age=300" },
    }),
});

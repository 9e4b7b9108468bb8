import { listModerated } from "@/lib/features/notes/moderate-comments";
import { listModeratedQuery } from "@/lib/features/notes/schema";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "admin",
  query: listModeratedQuery,
  handle: ({ ctx, query }) => listModerated(ctx, query),
});

import { listModerated } from "@/lib/features/notes/moderate-comments";
import { listModeratedQuery } from "@/lib/features/notes/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "admin",
  query: listModeratedQuery,
  handle: ({ ctx, query }) => listModerated(ctx, query),
});

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");

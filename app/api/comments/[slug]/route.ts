import { listComments } from "@/lib/features/notes/list-comments";
import { listCommentsQuery, noteParams } from "@/lib/features/notes/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "public",
  params: noteParams,
  query: listCommentsQuery,
  handle: ({ ctx, params, query }) => listComments(ctx, { ...params, ...query }),
});

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");

import { publishPost } from "@/lib/features/notes/edit-posts";
import { postParams, publishPostInput } from "@/lib/features/notes/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "admin",
  params: postParams,
  body: publishPostInput,
  handle: ({ ctx, params, body }) => publishPost(ctx, { ...params, ...body }),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

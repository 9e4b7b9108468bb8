import { publishPost } from "@/lib/features/notes/edit-posts";
import { publishPostInput } from "@/lib/features/notes/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { numericIdParams } from "@/lib/shared/ids";

export const POST = route({
  access: "admin",
  params: numericIdParams,
  body: publishPostInput,
  handle: ({ ctx, params, body }) => publishPost(ctx, { ...params, ...body }),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

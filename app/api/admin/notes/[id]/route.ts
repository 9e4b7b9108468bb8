import { updatePost } from "@/lib/features/notes/edit-posts";
import { MAX_POST_BODY_BYTES } from "@/lib/features/notes/model";
import { updatePostInput } from "@/lib/features/notes/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { numericIdParams } from "@/lib/shared/ids";

export const PATCH = route({
  access: "admin",
  params: numericIdParams,
  body: updatePostInput,
  maxBodyBytes: MAX_POST_BODY_BYTES,
  handle: ({ ctx, params, body }) => updatePost(ctx, { ...params, ...body }),
});

export const { GET, POST, DELETE, OPTIONS } = otherMethods("PATCH");

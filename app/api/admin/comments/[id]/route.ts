import { deleteComment, moderateComment } from "@/lib/features/notes/moderate-comments";
import { commentParams, moderateInput } from "@/lib/features/notes/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const PATCH = route({
  access: "admin",
  params: commentParams,
  body: moderateInput,
  handle: ({ ctx, params, body }) => moderateComment(ctx, { ...params, ...body }),
});

export const DELETE = route({
  access: "admin",
  params: commentParams,
  handle: ({ ctx, params }) => deleteComment(ctx, params),
});

export const { GET, POST, OPTIONS } = otherMethods("PATCH", "DELETE");

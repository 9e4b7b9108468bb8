import { deleteComment, moderateComment } from "@/lib/features/notes/moderate-comments";
import { moderateInput } from "@/lib/features/notes/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { numericIdParams } from "@/lib/shared/ids";

export const PATCH = route({
  access: "admin",
  params: numericIdParams,
  body: moderateInput,
  handle: ({ ctx, params, body }) => moderateComment(ctx, { ...params, ...body }),
});

export const DELETE = route({
  access: "admin",
  params: numericIdParams,
  handle: ({ ctx, params }) => deleteComment(ctx, params),
});

export const { GET, POST, OPTIONS } = otherMethods("PATCH", "DELETE");

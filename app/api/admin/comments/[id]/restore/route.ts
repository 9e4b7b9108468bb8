import { restoreComment } from "@/lib/features/notes/moderate-comments";
import { commentParams } from "@/lib/features/notes/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "admin",
  params: commentParams,
  handle: ({ ctx, params }) => restoreComment(ctx, params),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

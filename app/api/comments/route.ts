import { addComment } from "@/lib/features/notes/add-comment";
import { addCommentInput } from "@/lib/features/notes/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  limit: "commentPerMinute",
  body: addCommentInput,
  status: 201,
  handle: ({ ctx, body }) => addComment(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

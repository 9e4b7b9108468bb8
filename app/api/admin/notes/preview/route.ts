import { previewPost } from "@/lib/features/notes/edit-posts";
import { MAX_POST_BODY_BYTES } from "@/lib/features/notes/model";
import { previewInput } from "@/lib/features/notes/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "admin",
  body: previewInput,
  maxBodyBytes: MAX_POST_BODY_BYTES,
  handle: ({ ctx, body }) => previewPost(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

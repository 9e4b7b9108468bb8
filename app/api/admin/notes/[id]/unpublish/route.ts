import { unpublishPost } from "@/lib/features/notes/edit-posts";
import { unpublishPostInput } from "@/lib/features/notes/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { numericIdParams } from "@/lib/shared/ids";

export const POST = route({
  access: "admin",
  params: numericIdParams,
  body: unpublishPostInput,
  handle: ({ ctx, params, body }) => unpublishPost(ctx, { ...params, ...body }),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

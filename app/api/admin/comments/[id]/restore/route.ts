import { restoreComment } from "@/lib/features/notes/moderate-comments";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { numericIdParams } from "@/lib/shared/ids";

export const POST = route({
  access: "admin",
  params: numericIdParams,
  handle: ({ ctx, params }) => restoreComment(ctx, params),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

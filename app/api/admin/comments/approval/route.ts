import { setApproval } from "@/lib/features/notes/moderate-comments";
import { approvalInput } from "@/lib/features/notes/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "admin",
  body: approvalInput,
  handle: ({ ctx, body }) => setApproval(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

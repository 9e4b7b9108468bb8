import { joinAsAdmin } from "@/lib/features/admin/invite-admin";
import { joinInput } from "@/lib/features/admin/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  body: joinInput,
  status: 201,
  handle: ({ ctx, body }) => joinAsAdmin(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

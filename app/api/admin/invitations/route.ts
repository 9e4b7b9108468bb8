import { inviteAdmin } from "@/lib/features/admin/invite-admin";
import { inviteAdminInput } from "@/lib/features/admin/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "owner",
  body: inviteAdminInput,
  status: 201,
  handle: ({ ctx, body }) => inviteAdmin(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

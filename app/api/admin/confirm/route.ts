import { confirmAdmin } from "@/lib/features/accounts/admins/confirm-admin";
import { confirmAdminInput } from "@/lib/features/accounts/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "admin-setup",
  body: confirmAdminInput,
  handle: ({ ctx, body }) => confirmAdmin(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

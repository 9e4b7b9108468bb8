import { changeAdmin } from "@/lib/features/admin/manage-admins";
import { adminParams, changeAdminInput } from "@/lib/features/admin/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const PATCH = route({
  access: "owner",
  params: adminParams,
  body: changeAdminInput,
  handle: ({ ctx, params, body }) => changeAdmin(ctx, { ...params, ...body }),
});

export const { GET, POST, DELETE, OPTIONS } = otherMethods("PATCH");

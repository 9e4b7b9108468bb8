import { changeAdmin } from "@/lib/features/admin/manage-admins";
import { changeAdminInput } from "@/lib/features/admin/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { numericIdParams } from "@/lib/shared/ids";

export const PATCH = route({
  access: "owner",
  params: numericIdParams,
  body: changeAdminInput,
  handle: ({ ctx, params, body }) => changeAdmin(ctx, { ...params, ...body }),
});

export const { GET, POST, DELETE, OPTIONS } = otherMethods("PATCH");

import { resetAdminCodes } from "@/lib/features/admin/manage-admins";
import { adminParams, reasonedInput } from "@/lib/features/admin/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const DELETE = route({
  access: "owner",
  params: adminParams,
  body: reasonedInput,
  handle: ({ ctx, params, body }) => resetAdminCodes(ctx, { ...params, ...body }),
});

export const { GET, POST, PATCH, OPTIONS } = otherMethods("DELETE");

import { reasonedInput } from "@/lib/features/accounts/schema";
import { resetAdminCodes } from "@/lib/features/admin/manage-admins";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { numericIdParams } from "@/lib/shared/ids";

export const DELETE = route({
  access: "owner",
  params: numericIdParams,
  body: reasonedInput,
  handle: ({ ctx, params, body }) => resetAdminCodes(ctx, { ...params, ...body }),
});

export const { GET, POST, PATCH, OPTIONS } = otherMethods("DELETE");

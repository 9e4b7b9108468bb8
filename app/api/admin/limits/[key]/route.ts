import { reasonedInput } from "@/lib/features/accounts/schema";
import { liftLimit } from "@/lib/features/admin/manage-operations";
import { limitParams } from "@/lib/features/admin/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const DELETE = route({
  access: "owner",
  params: limitParams,
  body: reasonedInput,
  handle: ({ ctx, params, body }) => liftLimit(ctx, { ...params, ...body }),
});

export const { GET, POST, PATCH, OPTIONS } = otherMethods("DELETE");

import { reasonedInput } from "@/lib/features/accounts/schema";
import { withdrawInvitation } from "@/lib/features/admin/invite-admin";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { opaqueIdParams } from "@/lib/shared/ids";

export const DELETE = route({
  access: "owner",
  params: opaqueIdParams,
  body: reasonedInput,
  handle: ({ ctx, params, body }) => withdrawInvitation(ctx, { ...params, ...body }),
});

export const { GET, POST, PATCH, OPTIONS } = otherMethods("DELETE");

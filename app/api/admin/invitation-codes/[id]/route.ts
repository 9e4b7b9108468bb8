import { revokeInvitationCode } from "@/lib/features/access/manage-invitation-codes";
import { reasonedInput } from "@/lib/features/accounts/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { numericIdParams } from "@/lib/shared/ids";

export const DELETE = route({
  access: "admin",
  params: numericIdParams,
  body: reasonedInput,
  handle: ({ ctx, params, body }) => revokeInvitationCode(ctx, { ...params, ...body }),
});

export const { GET, POST, PATCH, OPTIONS } = otherMethods("DELETE");

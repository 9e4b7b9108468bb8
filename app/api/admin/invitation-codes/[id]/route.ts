import { revokeInvitationCode } from "@/lib/features/access/manage-invitation-codes";
import { codeParams, revokeCodeInput } from "@/lib/features/access/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const DELETE = route({
  access: "admin",
  params: codeParams,
  body: revokeCodeInput,
  handle: ({ ctx, params, body }) => revokeInvitationCode(ctx, { ...params, ...body }),
});

export const { GET, POST, PATCH, OPTIONS } = otherMethods("DELETE");

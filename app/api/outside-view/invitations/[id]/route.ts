import { revokeInvitation } from "@/lib/features/outside-view/revoke-invitation";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { opaqueIdParams } from "@/lib/shared/ids";

export const DELETE = route({
  access: "user",
  params: opaqueIdParams,
  handle: ({ ctx, params }) => revokeInvitation(ctx, params),
});

export const { GET, POST, PATCH, OPTIONS } = otherMethods("DELETE");

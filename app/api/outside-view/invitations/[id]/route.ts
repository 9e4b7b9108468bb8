import { revokeInvitation } from "@/lib/features/outside-view/revoke-invitation";
import { invitationParams } from "@/lib/features/outside-view/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const DELETE = route({
  access: "user",
  params: invitationParams,
  handle: ({ ctx, params }) => revokeInvitation(ctx, params),
});

export const { GET, POST, PATCH, OPTIONS } = otherMethods("DELETE");

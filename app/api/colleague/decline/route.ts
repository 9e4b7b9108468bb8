import { declineInvitation } from "@/lib/features/outside-view/decline-invitation";
import { invitationInput } from "@/lib/features/outside-view/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  limit: "colleaguePerNetwork",
  body: invitationInput,
  handle: ({ ctx, body }) => declineInvitation(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

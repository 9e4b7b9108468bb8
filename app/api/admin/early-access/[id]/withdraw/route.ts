import { withdrawInvitation } from "@/lib/features/early-access/invite-signups";
import { endInvitationInput, signupParams } from "@/lib/features/early-access/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "admin",
  params: signupParams,
  body: endInvitationInput,
  handle: ({ ctx, params, body }) => withdrawInvitation(ctx, { ...params, ...body }),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

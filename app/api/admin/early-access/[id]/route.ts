import { inviteSignup, removeSignup } from "@/lib/features/early-access/invite-signups";
import { endInvitationInput, signupParams } from "@/lib/features/early-access/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "admin",
  params: signupParams,
  handle: ({ ctx, params }) => inviteSignup(ctx, params),
});

export const DELETE = route({
  access: "admin",
  params: signupParams,
  body: endInvitationInput,
  handle: ({ ctx, params, body }) => removeSignup(ctx, { ...params, ...body }),
});

export const { GET, PATCH, OPTIONS } = otherMethods("POST", "DELETE");

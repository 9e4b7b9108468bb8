import { resendInvitation } from "@/lib/features/early-access/invite-signups";
import { signupParams } from "@/lib/features/early-access/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "admin",
  params: signupParams,
  handle: ({ ctx, params }) => resendInvitation(ctx, params),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

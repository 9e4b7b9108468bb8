import { withdrawInvitation } from "@/lib/features/admin/invite-admin";
import { invitationParams, reasonedInput } from "@/lib/features/admin/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const DELETE = route({
  access: "owner",
  params: invitationParams,
  body: reasonedInput,
  handle: ({ ctx, params, body }) => withdrawInvitation(ctx, { ...params, ...body }),
});

export const { GET, POST, PATCH, OPTIONS } = otherMethods("DELETE");

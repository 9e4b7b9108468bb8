import { createInvitations } from "@/lib/features/outside-view/create-invitations";
import { inviteInput } from "@/lib/features/outside-view/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  body: inviteInput,
  status: 201,
  handle: ({ ctx, body }) => createInvitations(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

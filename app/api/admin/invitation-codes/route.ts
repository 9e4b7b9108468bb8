import { createInvitationCode } from "@/lib/features/access/manage-invitation-codes";
import { createCodeInput } from "@/lib/features/access/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "admin",
  status: 201,
  body: createCodeInput,
  handle: ({ ctx, body }) => createInvitationCode(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

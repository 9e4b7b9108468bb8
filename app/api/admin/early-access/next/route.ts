import { inviteNext } from "@/lib/features/early-access/invite-signups";
import { inviteNextInput } from "@/lib/features/early-access/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "admin",
  body: inviteNextInput,
  handle: ({ ctx, body }) => inviteNext(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

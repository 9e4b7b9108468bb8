import { reasonedInput } from "@/lib/features/accounts/schema";
import { inviteSignup, removeSignup } from "@/lib/features/early-access/invite-signups";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { numericIdParams } from "@/lib/shared/ids";

export const POST = route({
  access: "admin",
  params: numericIdParams,
  handle: ({ ctx, params }) => inviteSignup(ctx, params),
});

export const DELETE = route({
  access: "admin",
  params: numericIdParams,
  body: reasonedInput,
  handle: ({ ctx, params, body }) => removeSignup(ctx, { ...params, ...body }),
});

export const { GET, PATCH, OPTIONS } = otherMethods("POST", "DELETE");

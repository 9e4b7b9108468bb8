import { reasonedInput } from "@/lib/features/accounts/schema";
import { withdrawInvitation } from "@/lib/features/early-access/invite-signups";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { numericIdParams } from "@/lib/shared/ids";

export const POST = route({
  access: "admin",
  params: numericIdParams,
  body: reasonedInput,
  handle: ({ ctx, params, body }) => withdrawInvitation(ctx, { ...params, ...body }),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

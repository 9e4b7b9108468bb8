import { endPersonSessions } from "@/lib/features/accounts/admin-actions";
import { addressInput } from "@/lib/features/accounts/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "admin",
  body: addressInput,
  handle: ({ ctx, body }) => endPersonSessions(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

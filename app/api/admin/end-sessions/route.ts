import { endPersonSessions } from "@/lib/features/accounts/end-person-sessions";
import { addressInput } from "@/lib/features/accounts/schema";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "admin",
  body: addressInput,
  handle: ({ ctx, body }) => endPersonSessions(ctx, body),
});

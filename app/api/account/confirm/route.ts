import { confirmIdentity } from "@/lib/features/accounts/confirm-identity";
import { confirmIdentityInput } from "@/lib/features/accounts/schema";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  body: confirmIdentityInput,
  handle: async ({ ctx, body }) => {
    await confirmIdentity(ctx, body);
    return { success: true };
  },
});

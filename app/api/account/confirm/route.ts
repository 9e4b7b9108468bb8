import { confirmIdentity } from "@/lib/features/accounts/credentials/recent-auth";
import { confirmIdentityInput } from "@/lib/features/accounts/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  body: confirmIdentityInput,
  handle: async ({ ctx, body }) => {
    await confirmIdentity(ctx, body);
    return { success: true };
  },
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

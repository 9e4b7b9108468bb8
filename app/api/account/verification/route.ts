import { requestVerification } from "@/lib/features/accounts/credentials/verify-email";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  handle: async ({ ctx }) => {
    await requestVerification(ctx, ctx.actor);
    return { success: true, message: "A link is on its way to your address." };
  },
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

import { verifyEmailInput } from "@/lib/features/accounts/schema";
import { verifyEmail } from "@/lib/features/accounts/credentials/verify-email";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  body: verifyEmailInput,
  handle: async ({ ctx, body }) => {
    await verifyEmail(ctx, body);
    return { success: true, message: "Your address is confirmed." };
  },
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

import { resetPassword } from "@/lib/features/accounts/credentials/reset-password";
import { resetPasswordInput } from "@/lib/features/accounts/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  body: resetPasswordInput,
  handle: async ({ ctx, body }) => {
    await resetPassword(ctx, body);
    return { success: true, message: "Your password was changed. Please sign in with it." };
  },
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

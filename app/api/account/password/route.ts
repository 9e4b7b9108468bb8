import { changePassword } from "@/lib/features/accounts/credentials/change-password";
import { changePasswordInput } from "@/lib/features/accounts/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { signInBrowser } from "@/lib/http/session-cookies";

export const POST = route({
  access: "user",
  body: changePasswordInput,
  handle: async ({ ctx, body, request, jar }) => {
    await changePassword(ctx, body);
    await signInBrowser(ctx, { userId: ctx.actor.userId, request, jar });
    return { success: true, message: "Your password was changed. Every other browser was signed out." };
  },
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

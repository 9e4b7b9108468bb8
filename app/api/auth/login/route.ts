import { signInInput } from "@/lib/features/accounts/schema";
import { signIn } from "@/lib/features/accounts/sign-in";
import { route } from "@/lib/http/route";
import { signInBrowser } from "@/lib/http/session-cookies";

export const POST = route({
  access: "gate",
  body: signInInput,
  handle: async ({ ctx, body, request, jar }) => {
    const { userId } = await signIn(ctx, body);
    await signInBrowser(ctx, { userId, request, jar });
    return { success: true, message: "Welcome back!" };
  },
});

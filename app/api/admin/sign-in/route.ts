import { signInInput } from "@/lib/features/accounts/schema";
import { signInAdmin } from "@/lib/features/accounts/sign-in-admin";
import { route } from "@/lib/http/route";
import { setAdminCookie } from "@/lib/http/session-cookies";

export const POST = route({
  access: "public",
  body: signInInput,
  handle: async ({ ctx, body, jar }) => {
    setAdminCookie(jar, await signInAdmin(ctx, body));
    return { success: true, message: "Signed in" };
  },
});

import { addressInput } from "@/lib/features/accounts/schema";
import { signInAdminForTests } from "@/lib/features/accounts/admins/admin-session";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { setAdminCookie } from "@/lib/http/session-cookies";

export const POST = route({
  access: "test",
  body: addressInput,
  handle: async ({ ctx, body, jar }) => {
    setAdminCookie(jar, await signInAdminForTests(ctx, body));
    return { success: true, message: "Admin login successful" };
  },
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

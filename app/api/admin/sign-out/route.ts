import { ADMIN_COOKIE } from "@/lib/features/accounts/model";
import { signOutAdmin } from "@/lib/features/accounts/sign-out-admin";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "admin",
  handle: async ({ ctx, jar }) => {
    await signOutAdmin(ctx, { token: jar.read(ADMIN_COOKIE) });
    jar.clear(ADMIN_COOKIE);
    return { success: true };
  },
});

import { ADMIN_COOKIE } from "@/lib/features/accounts/model";
import { signOutAdmin } from "@/lib/features/accounts/admins/admin-session";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "admin-setup",
  handle: async ({ ctx, jar }) => {
    await signOutAdmin(ctx, { token: jar.read(ADMIN_COOKIE) });
    jar.clear(ADMIN_COOKIE);
    return { success: true };
  },
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

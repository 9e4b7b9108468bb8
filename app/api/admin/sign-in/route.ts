import { DEVICE_COOKIE } from "@/lib/features/accounts/model";
import { signInAdminInput } from "@/lib/features/accounts/schema";
import { signInAdmin } from "@/lib/features/accounts/admins/admin-session";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { setAdminCookie, setDeviceCookie } from "@/lib/http/session-cookies";

export const POST = route({
  access: "public",
  body: signInAdminInput,
  handle: async ({ ctx, body, jar }) => {
    const { token, device } = await signInAdmin(ctx, { ...body, device: jar.read(DEVICE_COOKIE) });
    setAdminCookie(jar, token);
    setDeviceCookie(jar, device);
    return { success: true, message: "Signed in" };
  },
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

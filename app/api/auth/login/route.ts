import { DEVICE_COOKIE } from "@/lib/features/accounts/model";
import { signInInput } from "@/lib/features/accounts/schema";
import { signIn } from "@/lib/features/accounts/credentials/sign-in";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { setDeviceCookie, signInBrowser } from "@/lib/http/session-cookies";

export const POST = route({
  access: "gate",
  body: signInInput,
  handle: async ({ ctx, body, request, jar }) => {
    const { userId, device } = await signIn(ctx, { ...body, device: jar.read(DEVICE_COOKIE) });
    setDeviceCookie(jar, device);
    await signInBrowser(ctx, { userId, request, jar });
    return { success: true, message: "Welcome back!" };
  },
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

import { TRIAL_COOKIE } from "@/lib/features/accounts/model";
import { autoLogin } from "@/lib/features/trial/auto-login";
import { autoLoginInput } from "@/lib/features/trial/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { replaceSession } from "@/lib/http/session-cookies";

export const POST = route({
  access: "gate",
  body: autoLoginInput,
  limit: "autoLoginPerNetwork",
  handle: async ({ ctx, body, request, jar }) => {
    const userAgent = request.headers.get("user-agent");
    const token = await autoLogin(ctx, { ...body, trialToken: jar.read(TRIAL_COOKIE), userAgent });
    await replaceSession(ctx, jar, token);
    jar.clear(TRIAL_COOKIE);
    return { success: true };
  },
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

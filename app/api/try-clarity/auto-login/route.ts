import { TRIAL_COOKIE } from "@/lib/features/accounts/model";
import { autoLogin } from "@/lib/features/trial/auto-login";
import { autoLoginInput } from "@/lib/features/trial/schema";
import { route } from "@/lib/http/route";
import { endTrialOfBrowser, signInBrowser } from "@/lib/http/session-cookies";

export const POST = route({
  access: "gate",
  body: autoLoginInput,
  limit: "autoLoginPerNetwork",
  handle: async ({ ctx, body, request, jar }) => {
    const { userId } = await autoLogin(ctx, { ...body, trialToken: jar.read(TRIAL_COOKIE) });
    await signInBrowser(ctx, { userId, request, jar });
    await endTrialOfBrowser(ctx, jar);
    return { success: true };
  },
});

import { beginTrial } from "@/lib/features/trial/begin-trial";
import { signUpInput, type SignUpView } from "@/lib/features/trial/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { setTrialCookie } from "@/lib/http/session-cookies";

export const POST = route({
  access: "gate",
  body: signUpInput,
  limit: "signUpPerNetwork",
  status: 201,
  handle: async ({ ctx, body, jar }): Promise<SignUpView> => {
    const { userId, email, token } = await beginTrial(ctx, { ...body, password: null });
    setTrialCookie(jar, token);
    return { success: true, user: { id: userId, email } };
  },
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

import { saveProfileAddress } from "@/lib/features/profile/save-profile-address";
import { enterScores } from "@/lib/features/trial/enter-scores";
import { manualSignUpInput, type ManualSignUpView } from "@/lib/features/trial/schema";
import { signUpManually } from "@/lib/features/trial/sign-up-manually";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { setTrialCookie } from "@/lib/http/session-cookies";

export const POST = route({
  access: "gate",
  body: manualSignUpInput,
  limit: "signUpPerNetwork",
  status: 201,
  handle: async ({ ctx, body, jar }): Promise<ManualSignUpView> => {
    const { userId, token } = await signUpManually(ctx, body);
    // Before the scores: if storing them fails, the response still carries the identity that a retry needs.
    setTrialCookie(jar, token);
    if (body.linkedinUrl) await saveProfileAddress(ctx, { userId, url: body.linkedinUrl });
    await enterScores(ctx, { userId, scores: body.hexacoScores });
    return { success: true, userId, message: "Account created successfully!" };
  },
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

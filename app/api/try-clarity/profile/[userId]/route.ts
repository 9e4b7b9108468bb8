import { getProfile } from "@/lib/features/profile/get-profile";
import { trialParams } from "@/lib/features/trial/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "trial",
  params: trialParams,
  handle: async ({ ctx }) => ({ success: true, linkedinProfile: (await getProfile(ctx))?.profile ?? null }),
});

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");

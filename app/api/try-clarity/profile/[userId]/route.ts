import { getProfile } from "@/lib/features/profile/get-profile";
import { trialParams } from "@/lib/features/trial/schema";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "trial",
  params: trialParams,
  handle: async ({ ctx }) => ({ success: true, linkedinProfile: (await getProfile(ctx))?.profile ?? null }),
});

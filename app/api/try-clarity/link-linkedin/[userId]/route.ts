import { linkProfile } from "@/lib/features/profile/link-profile";
import { linkProfileInput } from "@/lib/features/profile/schema";
import { trialParams } from "@/lib/features/trial/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "trial",
  params: trialParams,
  body: linkProfileInput,
  handle: async ({ ctx, body }) => ({ success: true, ...(await linkProfile(ctx, body)) }),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

import { analyseProfile } from "@/lib/features/profile/analyse-profile";
import { analyseProfileInput } from "@/lib/features/profile/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "gate",
  body: analyseProfileInput,
  handle: ({ ctx, body }) => analyseProfile(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

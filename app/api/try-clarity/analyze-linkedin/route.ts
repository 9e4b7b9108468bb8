import { analyseProfile } from "@/lib/features/profile/analyse-profile";
import { analyseProfileInput } from "@/lib/features/profile/schema";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "gate",
  body: analyseProfileInput,
  handle: ({ ctx, body }) => analyseProfile(ctx, body),
});

import { importProfile } from "@/lib/features/profile/import-profile";
import { importProfileInput } from "@/lib/features/profile/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "gate",
  body: importProfileInput,
  handle: ({ ctx, body }) => importProfile(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");

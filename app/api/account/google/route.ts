import { requireRecentAuth } from "@/lib/features/accounts/credentials/recent-auth";
import { unlinkGoogle } from "@/lib/features/accounts/google/unlink-google";
import { rememberLinking } from "@/lib/http/oauth/google-flow";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { paths } from "@/lib/shared/paths";

export const POST = route({
  access: "user",
  handle: async ({ ctx, jar }) => {
    await requireRecentAuth(ctx);
    rememberLinking(ctx, jar);
    return { success: true, next: paths.google };
  },
});

export const DELETE = route({
  access: "user",
  handle: async ({ ctx }) => {
    await unlinkGoogle(ctx);
    return { success: true, message: "Google is no longer linked." };
  },
});

export const { GET, PATCH, OPTIONS } = otherMethods("POST", "DELETE");

import { signOutEverywhere } from "@/lib/features/accounts/sessions";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { CLEAR_SITE_DATA, signOutBrowser } from "@/lib/http/session-cookies";

export const DELETE = route({
  access: "user",
  handle: async ({ ctx, jar }) => {
    const ended = await signOutEverywhere(ctx);
    await signOutBrowser(ctx, jar);
    return Response.json({ success: true, ended }, { headers: CLEAR_SITE_DATA });
  },
});

export const { GET, POST, PATCH, OPTIONS } = otherMethods("DELETE");

import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { isCrossSiteNavigation } from "@/lib/http/same-site";
import { CLEAR_SITE_DATA, signOutBrowser } from "@/lib/http/session-cookies";
import { paths } from "@/lib/shared/paths";

/** Specified as a navigation by GET; a link, frame or prefetch on another site does not end the session. */
export const GET = route({
  access: "public",
  handle: async ({ ctx, request, jar }) => {
    const headers = { location: paths.trial };
    if (isCrossSiteNavigation(request)) return new Response(null, { status: 303, headers });
    await signOutBrowser(ctx, jar);
    return new Response(null, { status: 303, headers: { ...headers, ...CLEAR_SITE_DATA } });
  },
});

export const POST = route({
  access: "public",
  handle: async ({ ctx, jar }) => {
    await signOutBrowser(ctx, jar);
    return Response.json({ success: true }, { headers: CLEAR_SITE_DATA });
  },
});

export const { PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");

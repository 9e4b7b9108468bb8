import { route } from "@/lib/http/route";
import { siteUrl, supportEmail } from "@/lib/shared/public-env";
import { DAY_MS } from "@/lib/shared/time/durations";

const HALF_A_YEAR_MS = 182 * DAY_MS;

// RFC 9116 requires an expiry date, so the file is generated for each request.
export const GET = route({
  access: "public",
  handle: ({ ctx }) => {
    const lines = [
      `Contact: mailto:${supportEmail()}`,
      `Expires: ${new Date(ctx.now.getTime() + HALF_A_YEAR_MS).toISOString()}`,
      "Preferred-Languages: en",
      `Canonical: ${siteUrl()}/.well-known/security.txt`,
    ];
    return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
  },
});

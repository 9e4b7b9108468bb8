import type { MetadataRoute } from "next";
import { siteUrl } from "@/lib/shared/public-env";

// The site's address is a setting, and a build contains no settings.
export const dynamic = "force-dynamic";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: ["/api/", "/access", "/account", "/admin", "/chat", "/login", "/try"],
    },
    sitemap: `${siteUrl()}/sitemap.xml`,
  };
}

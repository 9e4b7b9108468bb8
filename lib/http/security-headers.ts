import "server-only";
import { createHash } from "node:crypto";
import { isPersonalPage } from "@/lib/features/access/model";
import { env, isHttps } from "@/lib/server/env";
import { DATA_POLICY, pagePolicy } from "@/lib/shared/csp";

const PERMISSIONS = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "payment",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .join(", ");
const TOKEN_PAGES = ["/login-error", "/reset-password", "/verify-email"];

/** The inline scripts of a page as CSP source hashes. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(
    /<script\b([^>]*)>([^<]*(?:<(?!\/script)[^<]*)*)<\/script/gi,
  )) {
    const isCode = !/\bsrc=/.test(attributes) && !/\btype="application\/(?:ld\+)?json"/.test(attributes);
    if (isCode) hashes.add(`sha256-${createHash("sha256").update(code).digest("base64")}`);
  }
  return [...hashes];
}

/** The policy of a page whose inline scripts are known by their hashes. */
export function hashedPolicy(hashes: readonly string[]): string {
  return pagePolicy(
    { hashes },
    { formTargets: [new URL(env().GOOGLE_ISSUER).origin], isDevelopment: env().NODE_ENV === "development" },
  );
}

/**
 * The headers that every answer carries. A page rendered per request gets its policy, with a nonce, from middleware; a
 * public page gets the hashes of its scripts when its text is known.
 */
export function securityHeaders(pathname: string): Record<string, string> {
  const headers: Record<string, string> = {
    "x-content-type-options": "nosniff",
    "referrer-policy": TOKEN_PAGES.includes(pathname) ? "no-referrer" : "strict-origin-when-cross-origin",
    "permissions-policy": PERMISSIONS,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
  };
  if (isHttps()) headers["strict-transport-security"] = "max-age=31536000; includeSubDomains";
  if (pathname.startsWith("/api/")) headers["content-security-policy"] = DATA_POLICY;
  else if (!isPersonalPage(pathname) && !pathname.startsWith("/_next/"))
    headers["content-security-policy"] = hashedPolicy([]);
  return headers;
}

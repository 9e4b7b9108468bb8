import "server-only";
import { isPersonalPage } from "@/lib/features/access/model";
import { env, isHttps } from "@/lib/server/env";
import { DATA_POLICY, FILE_POLICY, pagePolicy } from "@/lib/shared/security/csp";

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
const TOKEN_PAGES = ["/login-error", "/reset-password", "/verify-email", "/early-access"];

export const isFile = (pathname: string): boolean =>
  !pathname.startsWith("/_next/") && (pathname.split("/").at(-1) ?? "").includes(".");

export function hashedPolicy(hashes: readonly string[]): string {
  return pagePolicy(
    { hashes },
    { formTargets: [new URL(env().GOOGLE_ISSUER).origin], isDevelopment: env().NODE_ENV === "development" },
  );
}

/**
 * The headers of every response. A page rendered per request gets its policy, with a nonce, from middleware; a public
 * page gets the hashes of its scripts when its text is known.
 */
export function securityHeaders(pathname: string): Record<string, string> {
  const headers: Record<string, string> = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  };
  if (isHttps()) headers["strict-transport-security"] = "max-age=31536000; includeSubDomains";
  // Headers about windows, frames and features have no effect on scripts and style sheets, and a page has a dozen of
  // those.
  if (pathname.startsWith("/_next/static/")) return headers;
  headers["referrer-policy"] = TOKEN_PAGES.includes(pathname) ? "no-referrer" : "strict-origin-when-cross-origin";
  headers["permissions-policy"] = PERMISSIONS;
  headers["cross-origin-opener-policy"] = "same-origin";
  headers["x-frame-options"] = "DENY";
  if (pathname.startsWith("/api/")) headers["content-security-policy"] = DATA_POLICY;
  else if (isFile(pathname)) headers["content-security-policy"] = FILE_POLICY;
  else if (!isPersonalPage(pathname) && !pathname.startsWith("/_next/"))
    headers["content-security-policy"] = hashedPolicy([]);
  return headers;
}

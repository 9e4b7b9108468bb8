import "server-only";
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
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
const PAGES_DIR = path.join(process.cwd(), ".next", "server", "app");
const RECHECK_MS = 1_000;
const MAX_PAGES = 500;

interface PagePolicy {
  policy: string;
  mtimeMs: number;
  checkedAt: number;
}

const holder = globalThis as typeof globalThis & { clarityPagePolicies?: Map<string, PagePolicy> };

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

function policyOf(hashes: readonly string[]): string {
  return pagePolicy(
    { hashes },
    { formTargets: [new URL(env().GOOGLE_ISSUER).origin], isDevelopment: env().NODE_ENV === "development" },
  );
}

/** The prerendered file of a path; what has none is answered with the prerendered not-found page. */
function fileOf(pathname: string): string {
  const trimmed = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
  const file = path.join(PAGES_DIR, `${trimmed === "/" ? "/index" : trimmed}.html`);
  return file.startsWith(PAGES_DIR + path.sep) ? file : notFoundFile;
}

const notFoundFile = path.join(PAGES_DIR, "_not-found.html");

/** The policy of a prerendered page, read again when the page was regenerated. */
function prerenderedPolicy(pathname: string): string {
  if (env().NODE_ENV === "development") return policyOf([]);
  const pages = (holder.clarityPagePolicies ??= new Map());
  const known = pages.get(pathname);
  const now = Date.now();
  if (known && now - known.checkedAt < RECHECK_MS) return known.policy;
  const file = [fileOf(pathname), notFoundFile].find((candidate) => statSync(candidate, { throwIfNoEntry: false }));
  if (!file) return policyOf([]);
  const { mtimeMs } = statSync(file);
  const policy = known?.mtimeMs === mtimeMs ? known.policy : policyOf(scriptHashes(readFileSync(file, "utf8")));
  if (file !== notFoundFile || pages.size < MAX_PAGES) pages.set(pathname, { policy, mtimeMs, checkedAt: now });
  return policy;
}

/** The headers that every answer carries; a page rendered per request gets its policy, with a nonce, from middleware. */
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
    headers["content-security-policy"] = prerenderedPolicy(pathname);
  return headers;
}

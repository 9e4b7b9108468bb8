import "server-only";
import { env } from "@/lib/server/env";
import { AppError } from "@/lib/shared/errors";
import { isLoopback } from "@/lib/shared/security/loopback";

const ALLOWED_SITES = new Set(["same-origin", "none"]);

function isOwnOrigin(origin: string): boolean {
  const own = new URL(env().APP_URL);
  if (origin === own.origin) return true;
  if (!isLoopback(own.hostname) || !URL.canParse(origin)) return false;
  const other = new URL(origin);
  return isLoopback(other.hostname) && other.port === own.port && other.protocol === own.protocol;
}

const siteOf = (request: Request) => request.headers.get("sec-fetch-site");
const originOf = (request: Request) => request.headers.get("origin");

/**
 * Refuses a request that a page of another site made; accepts one without information on its origin.
 * @throws AppError cross_site.
 */
export function assertNotCrossSite(request: Request): void {
  const [site, origin] = [siteOf(request), originOf(request)];
  const isForeign = (site !== null && !ALLOWED_SITES.has(site)) || (origin !== null && !isOwnOrigin(origin));
  if (isForeign) throw new AppError("cross_site", "This request did not come from this site.");
}

/**
 * Refuses a state-changing request unless `Origin` or `Sec-Fetch-Site` proves that it comes from this site.
 * @throws AppError cross_site.
 */
export function assertSameSite(request: Request): void {
  assertNotCrossSite(request);
  if (siteOf(request) === null && originOf(request) === null)
    throw new AppError("cross_site", "This request does not say where it comes from (Origin).");
}

/**
 * True for a state-changing GET that came from another site's link or frame, or from a prefetch; false for this site's
 * own pages, the address bar and programs without the headers.
 */
export function isCrossSiteNavigation(request: Request): boolean {
  const site = siteOf(request);
  const purpose = `${request.headers.get("sec-purpose") ?? ""} ${request.headers.get("purpose") ?? ""}`;
  const isPrefetch = purpose.includes("prefetch") || request.headers.has("next-router-prefetch");
  return isPrefetch || (site !== null && !ALLOWED_SITES.has(site));
}

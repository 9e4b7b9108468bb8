import "server-only";
import { env } from "@/lib/server/env";
import { AppError } from "@/lib/shared/errors";

const ALLOWED_SITES = new Set(["same-origin", "none"]);

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether an Origin header names this site; on a loopback address its other names count as well. */
function isOwnOrigin(origin: string): boolean {
  const own = new URL(env().APP_URL);
  if (origin === own.origin) return true;
  if (!LOOPBACK.has(own.hostname) || !URL.canParse(origin)) return false;
  const other = new URL(origin);
  return LOOPBACK.has(other.hostname) && other.port === own.port && other.protocol === own.protocol;
}

const siteOf = (request: Request) => request.headers.get("sec-fetch-site");
const originOf = (request: Request) => request.headers.get("origin");

/**
 * Refuses a request that a page of another site made; one that says nothing of where it comes from passes.
 * @throws AppError cross_site.
 */
export function assertNotCrossSite(request: Request): void {
  const [site, origin] = [siteOf(request), originOf(request)];
  const isForeign = (site !== null && !ALLOWED_SITES.has(site)) || (origin !== null && !isOwnOrigin(origin));
  if (isForeign) throw new AppError("cross_site", "This request did not come from this site.");
}

/**
 * Refuses a state-changing request that does not say that it comes from this site, in `Origin` or in `Sec-Fetch-Site`.
 * @throws AppError cross_site.
 */
export function assertSameSite(request: Request): void {
  assertNotCrossSite(request);
  if (siteOf(request) === null && originOf(request) === null)
    throw new AppError("cross_site", "This request does not say where it comes from (Origin).");
}

/**
 * True for a GET that changes something and that this site's own pages, the address bar or a program without the
 * headers did not make: another site's link or frame, or a prefetch.
 */
export function isCrossSiteNavigation(request: Request): boolean {
  const site = siteOf(request);
  const purpose = `${request.headers.get("sec-purpose") ?? ""} ${request.headers.get("purpose") ?? ""}`;
  const isPrefetch = purpose.includes("prefetch") || request.headers.has("next-router-prefetch");
  return isPrefetch || (site !== null && !ALLOWED_SITES.has(site));
}

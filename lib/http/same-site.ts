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

/**
 * Refuses a state-changing request that a page of another site made. A caller that sends neither header is not a
 * browser; the JSON-only rule already makes a browser ask first.
 * @throws AppError cross_site.
 */
export function assertSameSite(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const isForeign = (site !== null && !ALLOWED_SITES.has(site)) || (origin !== null && !isOwnOrigin(origin));
  if (isForeign) throw new AppError("cross_site", "This request did not come from this site.");
}

/**
 * True for a GET that changes something and that this site's own pages, the address bar or a program without the
 * headers did not make: another site's link or frame, or a prefetch.
 */
export function isForeignNavigation(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  const purpose = `${request.headers.get("sec-purpose") ?? ""} ${request.headers.get("purpose") ?? ""}`;
  const isPrefetch = purpose.includes("prefetch") || request.headers.has("next-router-prefetch");
  return isPrefetch || (site !== null && !ALLOWED_SITES.has(site));
}

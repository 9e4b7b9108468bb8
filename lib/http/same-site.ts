import "server-only";
import { env } from "@/lib/server/env";
import { AppError } from "@/lib/shared/errors";

const ALLOWED_SITES = new Set(["same-origin", "none"]);

/**
 * Refuses a state-changing request that a page of another site made. A caller that sends neither header is not a
 * browser; the JSON-only rule already makes a browser ask first.
 * @throws AppError cross_site.
 */
export function assertSameSite(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const isForeign =
    (site !== null && !ALLOWED_SITES.has(site)) || (origin !== null && origin !== new URL(env().APP_URL).origin);
  if (isForeign) throw new AppError("cross_site", "This request did not come from this site.");
}

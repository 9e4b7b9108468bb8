import { NextResponse, type NextRequest } from "next/server";
import { readGateCookie } from "@/lib/features/access/gate-cookie";
import { gateKey } from "@/lib/features/access/gate-key";
import { decide, GATE_COOKIE, isAdminPage } from "@/lib/features/access/model";
import { SESSION_COOKIE } from "@/lib/features/accounts/model";
import { env, isHttps } from "@/lib/server/env";
import { pagePolicy } from "@/lib/shared/security/csp";

/** The pages of `isPersonalPage`, written out because Next reads this list at build time. They have no subpages. */
export const config = {
  runtime: "nodejs",
  matcher: [
    "/try",
    "/login",
    "/login-error",
    "/chat",
    "/chat/pages",
    "/goals",
    "/outside-view",
    "/colleague",
    "/access",
    "/account",
    "/admin",
    "/admin/activity",
    "/admin/admins",
    "/admin/join",
    "/admin/operations",
    "/admin/people",
    "/admin/quality",
    "/admin/security",
    "/admin/early-access",
    "/admin/comments",
    "/admin/notes",
    "/admin/notes/edit",
    "/admin-login",
    "/emergency-delete",
    "/reset-password",
    "/verify-email",
    "/early-access",
    "/check-in",
  ],
};

const cookieOf = (request: NextRequest, name: string) =>
  request.cookies.get(isHttps() ? `__Host-${name}` : name)?.value;

/** Adapts `decide()`. Only redirects for convenience; access is enforced where data is read. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const { APP_URL, GOOGLE_ISSUER, NODE_ENV } = env();
  const decision = decide({
    pathname,
    search,
    // Checks only the signature; pages and calls check whether an invitation was revoked.
    hasAccess: readGateCookie(cookieOf(request, GATE_COOKIE), gateKey(), new Date()) !== null,
    hasSession: cookieOf(request, SESSION_COOKIE) !== undefined,
  });
  if (decision.kind === "redirect") return redirectTo(new URL(decision.to, APP_URL));

  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString("base64");
  const policy = pagePolicy(
    { nonce },
    {
      formTargets: [new URL(GOOGLE_ISSUER).origin],
      isDevelopment: NODE_ENV === "development",
      isAdmin: isAdminPage(pathname),
    },
  );
  const headers = new Headers(request.headers);
  // Next reads the nonce for its own scripts from the policy on the request.
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set("cache-control", "no-store");
  return response;
}

function redirectTo(url: URL): NextResponse {
  const response = NextResponse.redirect(url, 307);
  response.headers.set("cache-control", "no-store");
  return response;
}

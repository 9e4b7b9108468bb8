import { paths } from "@/lib/shared/paths";

export const GATE_COOKIE = "clarity-access";
export const GATE_DAYS = 30;

const GATED_PAGES = ["/try", "/login", "/login-error", "/chat", "/chat/pages", "/goals"];
const GATED_CALLS = [
  "/api/try-clarity",
  "/api/chat",
  "/api/practices",
  "/api/goals",
  "/api/commitments",
  "/api/auth/login",
  "/api/auth/register",
  "/api/auth/google",
];

const isUnder = (pathname: string, root: string) => pathname === root || pathname.startsWith(`${root}/`);

export function isGated(pathname: string): boolean {
  return [...GATED_PAGES, ...GATED_CALLS].some((root) => isUnder(pathname, root));
}

// Pages that depend on the visitor; all other pages are prerendered and the same for everybody.
const PERSONAL_PAGES = [
  ...GATED_PAGES,
  "/access",
  "/account",
  "/admin",
  "/admin-login",
  "/emergency-delete",
  "/reset-password",
  "/verify-email",
  "/early-access",
  "/check-in",
];

/** Such pages are rendered for each request; their scripts carry a nonce and their HTML is never cached. */
export const isPersonalPage = (pathname: string): boolean => PERSONAL_PAGES.includes(pathname);

export interface Visit {
  pathname: string;
  search: string;
  hasAccess: boolean;
  hasSession: boolean;
}

type Decision = { kind: "next" } | { kind: "redirect"; to: string };

/**
 * Where a page request goes: the gate first, then sign-in. Middleware applies this rule. /login redirects signed-in
 * people itself, because a cookie alone does not prove a session, and an expired one must not lock its owner out.
 */
export function decide({ pathname, search, hasAccess, hasSession }: Visit): Decision {
  if (isGated(pathname) && !hasAccess) return { kind: "redirect", to: paths.access(`${pathname}${search}`) };
  if ((isUnder(pathname, "/chat") || isUnder(pathname, "/goals")) && !hasSession)
    return { kind: "redirect", to: paths.trial };
  if (isUnder(pathname, "/account") && !hasSession) return { kind: "redirect", to: paths.trial };
  return { kind: "next" };
}

import { paths } from "@/lib/shared/paths";

export const GATE_COOKIE = "clarity-access";
/** How long a browser stays unlocked. */
export const GATE_DAYS = 30;

const GATED_PAGES = ["/try", "/login", "/login-error", "/chat", "/chat/pages"];
const GATED_CALLS = [
  "/api/try-clarity",
  "/api/chat",
  "/api/practices",
  "/api/auth/login",
  "/api/auth/register",
  "/api/auth/google",
];

const isUnder = (pathname: string, root: string) => pathname === root || pathname.startsWith(`${root}/`);

/** True for the pages and calls that only people with the access code may use. */
export function isGated(pathname: string): boolean {
  return [...GATED_PAGES, ...GATED_CALLS].some((root) => isUnder(pathname, root));
}

// Pages that depend on who asks; all other pages are prerendered and the same for everybody.
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
];

/** True for pages that are rendered for each request, whose scripts carry a nonce and whose HTML is never cached. */
export const isPersonalPage = (pathname: string): boolean => PERSONAL_PAGES.includes(pathname);

export interface Visit {
  pathname: string;
  search: string;
  hasAccess: boolean;
  /** A session cookie is there; whether it is still good is checked where data is read. */
  hasSession: boolean;
}

type Decision = { kind: "next" } | { kind: "redirect"; to: string };

/**
 * Where a page request goes: the gate first, then sign-in. The one rule that middleware adapts. /login sends signed-in
 * people on by itself, because a cookie alone does not prove a session and a dead one must not lock its owner out.
 */
export function decide({ pathname, search, hasAccess, hasSession }: Visit): Decision {
  if (isGated(pathname) && !hasAccess) return { kind: "redirect", to: paths.access(`${pathname}${search}`) };
  if (isUnder(pathname, "/chat") && !hasSession) return { kind: "redirect", to: paths.trial };
  if (isUnder(pathname, "/account") && !hasSession) return { kind: "redirect", to: paths.trial };
  return { kind: "next" };
}

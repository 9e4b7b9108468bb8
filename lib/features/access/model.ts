import { paths } from "@/lib/shared/paths";

export const GATE_COOKIE = "clarity-access";
export const GATE_DAYS = 30;

export const MAX_PERSONAL_USES = 10;
export const PERSONAL_DAYS = 180;
export const CODE_LIMITS = { name: 80, uses: 500, days: 365 } as const;
export const ENDED_CODE_DAYS = 90;

export type CodeState = "open" | "used up" | "expired" | "revoked";

interface CodeFacts {
  uses: number;
  maxUses: number;
  expiresAt: Date;
  revokedAt: Date | null;
}

export function codeState({ uses, maxUses, expiresAt, revokedAt }: CodeFacts, now: Date): CodeState {
  if (revokedAt) return "revoked";
  if (expiresAt <= now) return "expired";
  return uses >= maxUses ? "used up" : "open";
}

const GATED_PAGES = ["/try", "/login", "/login-error", "/chat", "/chat/pages", "/goals", "/outside-view"];
const GATED_CALLS = [
  "/api/try-clarity",
  "/api/chat",
  "/api/practices",
  "/api/goals",
  "/api/commitments",
  "/api/outside-view",
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
  "/colleague",
];

/** Such pages are rendered for each request; their scripts carry a nonce and their HTML is never cached. */
export const isPersonalPage = (pathname: string): boolean => PERSONAL_PAGES.includes(pathname);

export const isAdminPage = (pathname: string): boolean => isUnder(pathname, "/admin");

export interface Visit {
  pathname: string;
  search: string;
  hasAccess: boolean;
  hasSession: boolean;
}

const NEEDS_SESSION = ["/chat", "/goals", "/outside-view", "/account"];

type Decision = { kind: "next" } | { kind: "redirect"; to: string };

/**
 * Where a page request goes: the gate first, then sign-in. Middleware applies this rule. /login redirects signed-in
 * people itself, because a cookie alone does not prove a session, and an expired one must not lock its owner out.
 */
export function decide({ pathname, search, hasAccess, hasSession }: Visit): Decision {
  if (isGated(pathname) && !hasAccess) return { kind: "redirect", to: paths.access(`${pathname}${search}`) };
  if (NEEDS_SESSION.some((root) => isUnder(pathname, root)) && !hasSession)
    return { kind: "redirect", to: paths.trial };
  return { kind: "next" };
}

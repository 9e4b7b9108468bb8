import { DAY_SECONDS } from "@/lib/shared/durations";
import { paths } from "@/lib/shared/paths";
import { constantTimeEqual, computeMac } from "@/lib/shared/signed-value";
import { GATE_DAYS } from "./gate-days";

export const GATE_COOKIE = "clarity-access";

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

export interface GateKey {
  secret: string;
  code: string;
}

/** Cache for the current key: the id of its code, and cookies with a valid signature. */
interface GateCache {
  key: GateKey;
  codeId: Promise<string>;
  valid: Set<string>;
}

const MAX_CACHED_COOKIES = 1_000;
let cache: GateCache | undefined;

function cacheFor(key: GateKey): GateCache {
  if (cache?.key.secret !== key.secret || cache.key.code !== key.code) {
    // A cookie carries the id of its code, so that a new code invalidates every cookie of the old one.
    const codeId = computeMac(key.secret, `gate-code|${key.code}`).then((mac) => mac.slice(0, 16));
    cache = { key, codeId, valid: new Set() };
  }
  return cache;
}

/** The gate cookie's value: `v1.<codeId>.<expiry in seconds>.<HMAC-SHA-256>`. */
export async function issueGateCookie(key: GateKey, now: Date): Promise<string> {
  const expiry = Math.floor(now.getTime() / 1000) + GATE_DAYS * DAY_SECONDS;
  const body = `v1.${await cacheFor(key).codeId}.${expiry}`;
  return `${body}.${await computeMac(key.secret, `gate|${body}`)}`;
}

/** True for an unexpired cookie, in its one canonical form, that this installation issued for the current code. */
export async function hasGateAccess(cookie: string | undefined, key: GateKey, now: Date): Promise<boolean> {
  if (!cookie || cookie.length > 200) return false;
  const [version, id, expiry, mac, ...rest] = cookie.split(".");
  if (version !== "v1" || !id || !mac || !expiry || !/^\d{1,12}$/.test(expiry) || rest.length > 0) return false;
  if (Number(expiry) * 1000 <= now.getTime()) return false;
  const { codeId, valid } = cacheFor(key);
  if (valid.has(cookie)) return true;
  const isSigned = constantTimeEqual(mac, await computeMac(key.secret, `gate|v1.${id}.${expiry}`));
  const isValid = isSigned && constantTimeEqual(id, await codeId);
  if (valid.size >= MAX_CACHED_COOKIES) valid.clear();
  if (isValid) valid.add(cookie);
  return isValid;
}

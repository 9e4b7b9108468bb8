import { paths } from "@/lib/shared/paths";
import { constantTimeEqual, macOf } from "@/lib/shared/signed-value";

export const GATE_COOKIE = "clarity-access";
export const GATE_DAYS = 30;

const GATED_PAGES = ["/try", "/login", "/login-error", "/chat"];
const GATED_CALLS = ["/api/try-clarity", "/api/chat", "/api/auth/login", "/api/auth/register", "/api/auth/google"];

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

interface GateKey {
  secret: string;
  code: string;
}

/** What was found out under the key in force: the code's name, and the cookies whose signature was good. */
interface Checked {
  key: GateKey;
  codeId: Promise<string>;
  good: Set<string>;
}

const MAX_REMEMBERED = 1_000;
let checked: Checked | undefined;

function checkedUnder(key: GateKey): Checked {
  if (checked?.key.secret !== key.secret || checked.key.code !== key.code) {
    // Names the code a cookie was given for, so that changing the code ends every cookie of the old one.
    const codeId = macOf(key.secret, `gate-code|${key.code}`).then((mac) => mac.slice(0, 16));
    checked = { key, codeId, good: new Set() };
  }
  return checked;
}

/** The gate cookie's value: `v1.<codeId>.<expiry in seconds>.<HMAC-SHA-256>`. */
export async function issueGateCookie(key: GateKey, now: Date): Promise<string> {
  const expiry = Math.floor(now.getTime() / 1000) + GATE_DAYS * 86_400;
  const body = `v1.${await checkedUnder(key).codeId}.${expiry}`;
  return `${body}.${await macOf(key.secret, `gate|${body}`)}`;
}

/** True for an unexpired cookie that this installation issued for the code in force. */
export async function hasGateAccess(cookie: string | undefined, key: GateKey, now: Date): Promise<boolean> {
  if (!cookie || cookie.length > 200) return false;
  const [version, id, expiry, mac] = cookie.split(".");
  if (version !== "v1" || !id || !mac || !expiry || !/^\d{1,12}$/.test(expiry)) return false;
  if (Number(expiry) * 1000 <= now.getTime()) return false;
  const { codeId, good } = checkedUnder(key);
  if (good.has(cookie)) return true;
  const isSigned = constantTimeEqual(mac, await macOf(key.secret, `gate|v1.${id}.${expiry}`));
  const isGood = isSigned && constantTimeEqual(id, await codeId);
  if (good.size >= MAX_REMEMBERED) good.clear();
  if (isGood) good.add(cookie);
  return isGood;
}

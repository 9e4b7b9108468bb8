import "server-only";
import { GATE_COOKIE } from "@/lib/features/access/model";
import { ADMIN_COOKIE, DEVICE_COOKIE, LIFETIMES, SESSION_COOKIE, TRIAL_COOKIE } from "@/lib/features/accounts/model";
import type { DeletionReceiptView, DeletionView } from "@/lib/features/accounts/schema";
import { signOut, startSession } from "@/lib/features/accounts/sessions";
import type { Ctx } from "@/lib/shared/actor";
import type { CookieJar } from "./cookies";

/** The session row expires earlier, after a week without use. */
function setSessionCookie(jar: CookieJar, token: string): void {
  jar.set(SESSION_COOKIE, token, { maxAge: LIFETIMES.sessionAbsolute / 1000 });
}

export function setTrialCookie(jar: CookieJar, token: string): void {
  jar.set(TRIAL_COOKIE, token, { maxAge: LIFETIMES.trial / 1000 });
}

export function setAdminCookie(jar: CookieJar, token: string): void {
  jar.set(ADMIN_COOKIE, token, { maxAge: LIFETIMES.adminAbsolute / 1000 });
}

/** Outlives the session; used by the limits of `checkPassword`. */
export function setDeviceCookie(jar: CookieJar, device: string): void {
  jar.set(DEVICE_COOKIE, device, { maxAge: LIFETIMES.device / 1000 });
}

export async function signInBrowser(
  ctx: Ctx,
  { userId, request, jar }: { userId: number; request: Request; jar: CookieJar },
): Promise<void> {
  const token = await startSession(ctx, { userId, userAgent: request.headers.get("user-agent") });
  await replaceSession(ctx, jar, token);
}

export async function replaceSession(ctx: Ctx, jar: CookieJar, token: string): Promise<void> {
  await signOut(ctx, { sessionToken: jar.read(SESSION_COOKIE), trialToken: undefined });
  setSessionCookie(jar, token);
}

export async function signOutBrowser(ctx: Ctx, jar: CookieJar): Promise<void> {
  await signOut(ctx, { sessionToken: jar.read(SESSION_COOKIE), trialToken: jar.read(TRIAL_COOKIE) });
  jar.clear(SESSION_COOKIE);
  jar.clear(TRIAL_COOKIE);
}

/** Omits "cookies", which would also clear the gate's; cookies are cleared individually. */
export const CLEAR_SITE_DATA = { "clear-site-data": '"cache", "storage"' };

/**
 * The response to a deletion. For one's own account it also clears every received cookie but the gate's, and the
 * browser's cache and storage for this site.
 */
export function deletionResponse(jar: CookieJar, receipt: DeletionReceiptView, whose: "own" | "other"): Response {
  const answer: DeletionView = { success: true, message: "Account deleted successfully", receipt };
  if (whose === "other") return Response.json(answer);
  jar.clearAllExcept([GATE_COOKIE, ADMIN_COOKIE]);
  return Response.json(answer, { headers: CLEAR_SITE_DATA });
}

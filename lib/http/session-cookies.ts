import "server-only";
import { GATE_COOKIE } from "@/lib/features/access/model";
import { ADMIN_COOKIE, DEVICE_COOKIE, LIFETIMES, SESSION_COOKIE, TRIAL_COOKIE } from "@/lib/features/accounts/model";
import type { DeletionReceiptView, DeletionView } from "@/lib/features/accounts/schema";
import { signOut, startSession } from "@/lib/features/accounts/sessions";
import type { Ctx } from "@/lib/shared/actor";
import type { CookieJar } from "./cookies";

/** Sets the session cookie; the row behind it ends it sooner, after a week without use. */
function setSessionCookie(jar: CookieJar, token: string): void {
  jar.set(SESSION_COOKIE, token, { maxAge: LIFETIMES.sessionAbsolute / 1000 });
}

/** Ties this browser to the trial person it has made. */
export function setTrialCookie(jar: CookieJar, token: string): void {
  jar.set(TRIAL_COOKIE, token, { maxAge: LIFETIMES.trial / 1000 });
}

export function setAdminCookie(jar: CookieJar, token: string): void {
  jar.set(ADMIN_COOKIE, token, { maxAge: LIFETIMES.adminAbsolute / 1000 });
}

/** Marks this browser as one that has signed in, for the limits of `checkPassword`. It outlives the session. */
export function setDeviceCookie(jar: CookieJar, device: string): void {
  jar.set(DEVICE_COOKIE, device, { maxAge: LIFETIMES.device / 1000 });
}

/** Signs this browser in with a new session; the session that it held before ends. */
export async function signInBrowser(
  ctx: Ctx,
  { userId, request, jar }: { userId: number; request: Request; jar: CookieJar },
): Promise<void> {
  const token = await startSession(ctx, { userId, userAgent: request.headers.get("user-agent") });
  await replaceSession(ctx, jar, token);
}

/** Gives this browser the token of a new session; the session that it held before ends. */
export async function replaceSession(ctx: Ctx, jar: CookieJar, token: string): Promise<void> {
  await signOut(ctx, { sessionToken: jar.read(SESSION_COOKIE), trialToken: undefined });
  setSessionCookie(jar, token);
}

/** Ends this browser's session and trial identity and takes back both cookies. The gate's cookie stays. */
export async function signOutBrowser(ctx: Ctx, jar: CookieJar): Promise<void> {
  await signOut(ctx, { sessionToken: jar.read(SESSION_COOKIE), trialToken: jar.read(TRIAL_COOKIE) });
  jar.clear(SESSION_COOKIE);
  jar.clear(TRIAL_COOKIE);
}

/** Tells the browser to drop what it cached and stored for this site; cookies are named one by one, so the gate's stays. */
export const CLEAR_SITE_DATA = { "clear-site-data": '"cache", "storage"' };

/**
 * The answer to a deletion. For one's own account this browser also loses every cookie it sent but the gate's, and is
 * told to drop its cache and storage.
 */
export function deletionResponse(jar: CookieJar, receipt: DeletionReceiptView, whose: "own" | "other"): Response {
  const answer: DeletionView = { success: true, message: "Account deleted successfully", receipt };
  if (whose === "other") return Response.json(answer);
  jar.clearAllExcept([GATE_COOKIE, ADMIN_COOKIE]);
  return Response.json(answer, { headers: CLEAR_SITE_DATA });
}

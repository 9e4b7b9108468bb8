import "server-only";
import { findUserActor } from "@/lib/features/accounts/find-actor";
import { isGoogleConfigured } from "@/lib/features/accounts/google/resolve-google-identity";
import { SESSION_COOKIE } from "@/lib/features/accounts/model";
import { signOut } from "@/lib/features/accounts/sessions";
import { keyedHash, secretsEqual } from "@/lib/server/crypto";
import { env } from "@/lib/server/env";
import { logger } from "@/lib/server/logger";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { paths } from "@/lib/shared/paths";
import { safeRedirect } from "@/lib/shared/security/safe-redirect";
import { cookieName, type CookieJar } from "../cookies";
import { authHandler, authRequest, type GoogleAuthContext } from "./google-auth";

const LINK_COOKIE = "clarity-link";
const LINK_SECONDS = 600;
const FLOW_COOKIES = ["state", "nonce", "pkce.code_verifier"].map((name) => `authjs.${name}`);
const CALLBACK_COOKIE = "authjs.callback-url";

interface GoogleCall {
  ctx: Ctx;
  request: Request;
  jar: CookieJar;
}

const redirect = (location: string, cookies: string[] = []): Response => {
  const response = new Response(null, { status: 303, headers: { location } });
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
};
const redirectWithReason = (linking: boolean, reason: string) =>
  redirect(`${linking ? paths.account : paths.login}?google=${reason}`);

const linkMac = (sessionId: string, expiry: number) => keyedHash("google-link", `${sessionId}|${expiry}`);

/** Valid for ten minutes and only in the same browser and session. */
export function rememberLinking({ actor, now }: Ctx<UserActor>, jar: CookieJar): void {
  const expiry = Math.floor(now.getTime() / 1000) + LINK_SECONDS;
  jar.set(LINK_COOKIE, `${expiry}.${linkMac(actor.sessionId, expiry)}`, { maxAge: LINK_SECONDS });
}

async function findLinking(ctx: Ctx, jar: CookieJar): Promise<UserActor | null> {
  const [expiry, mac] = jar.read(LINK_COOKIE)?.split(".") ?? [];
  if (!expiry || !mac || !/^\d{1,12}$/.test(expiry) || Number(expiry) * 1000 < ctx.now.getTime()) return null;
  const user = await findUserActor(jar.read(SESSION_COOKIE), ctx.now);
  return user && secretsEqual(mac, linkMac(user.sessionId, Number(expiry))) ? user : null;
}

async function authContextOf({ ctx, request, jar }: GoogleCall): Promise<GoogleAuthContext> {
  return { ctx, userAgent: request.headers.get("user-agent"), linking: await findLinking(ctx, jar) };
}

/**
 * Redirects to Google with state, nonce and PKCE, or back with a reason why that is impossible. Afterwards the browser
 * returns to `target` when that is a path of this site, else to the chat.
 */
export async function startGoogle(call: GoogleCall, target?: string): Promise<Response> {
  const authContext = await authContextOf(call);
  const isLinking = authContext.linking !== null;
  if (!isGoogleConfigured()) return redirectWithReason(isLinking, "not-configured");
  const handle = authHandler(authContext);
  const csrf = await handle(authRequest("/api/auth/csrf"));
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }; // next-auth's own answer, not outside data.
  const answer = await handle(
    authRequest("/api/auth/signin/google", {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        cookie: csrf.headers
          .getSetCookie()
          .map((cookie) => cookie.split(";")[0])
          .join("; "),
      },
      body: new URLSearchParams({
        csrfToken,
        callbackUrl: isLinking ? paths.account : safeRedirect(target, paths.chat),
      }).toString(),
    }),
  );
  const location = answer.headers.get("location") ?? "";
  if (isOwnOrigin(location)) return redirectWithReason(isLinking, "unreachable");
  return redirect(location, answer.headers.getSetCookie());
}

export async function finishGoogle(call: GoogleCall): Promise<Response> {
  const { ctx, request, jar } = call;
  const authContext = await authContextOf(call);
  const isLinking = authContext.linking !== null;
  const query = new URL(request.url).searchParams;
  if (query.get("error") === "access_denied") return redirectWithReason(isLinking, "cancelled");
  jar.clear(LINK_COOKIE);
  try {
    const headers = { cookie: cookiesFor(jar, isLinking) };
    const answer = await authHandler(authContext)(
      authRequest(`/api/auth/callback/google?${callbackQuery(query)}`, { headers }),
    );
    const response = toOwnRedirect(answer, isLinking);
    const isSignedIn = !isLinking && response.headers.getSetCookie().some((line) => line.includes(SESSION_COOKIE));
    if (isSignedIn) await signOut(ctx, { sessionToken: jar.read(SESSION_COOKIE), trialToken: undefined });
    return response;
  } catch (error) {
    logger().warn({ event: "auth.google_failed", requestId: ctx.requestId, err: error });
    return redirectWithReason(isLinking, "failed");
  }
}

/** Drops every other parameter, in particular the return address. */
function callbackQuery(query: URLSearchParams): URLSearchParams {
  const known = ["code", "state", "iss", "scope", "error", "error_description"];
  return new URLSearchParams(known.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? ""]] : [])));
}

/**
 * The cookies that next-auth may see. Unless linking was requested it sees no session, so that signing in never links;
 * a return address that is not a path of this site is removed.
 */
function cookiesFor(jar: CookieJar, isLinking: boolean): string {
  const names = [...FLOW_COOKIES.map(cookieName), ...(isLinking ? [cookieName(SESSION_COOKIE)] : [])];
  const pairs = names.flatMap((name) => {
    const value = jar.readRaw(name);
    return value ? [`${name}=${value}`] : [];
  });
  const back = returnPath(jar.readRaw(cookieName(CALLBACK_COOKIE)));
  if (back) pairs.push(`${cookieName(CALLBACK_COOKIE)}=${encodeURIComponent(new URL(back, env().APP_URL).href)}`);
  return pairs.join("; ");
}

function returnPath(value: string | undefined): string | null {
  const { origin } = new URL(env().APP_URL);
  try {
    const url = new URL(decodeURIComponent(value ?? ""));
    return url.origin === origin ? safeRedirect(`${url.pathname}${url.search}`, paths.chat) : null;
  } catch {
    return null;
  }
}

const isOwnOrigin = (location: string) => location === "" || location.startsWith(new URL(env().APP_URL).origin);

function toOwnRedirect(answer: Response, isLinking: boolean): Response {
  const location = answer.headers.get("location");
  if (!location) return redirectWithReason(isLinking, "failed");
  const url = new URL(location, env().APP_URL);
  const reason = url.searchParams.get("error");
  if (reason) return redirectWithReason(isLinking, reason === "OAuthAccountNotLinked" ? "taken" : "failed");
  const isRefusal = url.pathname === paths.loginError();
  if (isRefusal && isLinking) return redirectWithReason(true, "taken");
  const target = `${url.pathname}${url.search}${url.hash}`;
  const done = isLinking && !isRefusal ? `${paths.account}?google=linked` : target;
  return redirect(
    done,
    answer.headers.getSetCookie().filter((cookie) => !cookie.includes("csrf-token")),
  );
}

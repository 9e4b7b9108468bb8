import "server-only";
import NextAuth from "next-auth";
import { customFetch, type NextAuthConfig } from "next-auth";
import Google from "next-auth/providers/google";
import { NextRequest } from "next/server";
import { authAdapter } from "@/lib/features/accounts/google/auth-adapter";
import { LIFETIMES, SESSION_COOKIE } from "@/lib/features/accounts/model";
import {
  type GoogleProfile,
  identityId,
  resolveGoogleIdentity,
} from "@/lib/features/accounts/google/resolve-google-identity";
import { keyedHash, randomToken } from "@/lib/server/crypto";
import { env, isHttps } from "@/lib/server/env";
import { logger } from "@/lib/server/logger";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { cleanText } from "@/lib/shared/text/clean-text";
import { parseEmail } from "@/lib/shared/text/email";
import { paths } from "@/lib/shared/paths";
import { safeRedirect } from "@/lib/shared/security/safe-redirect";
import { cookieName } from "../cookies";

const PROVIDER_TIMEOUT_MS = 10_000;

/** Requests only the configured hosts, follows no redirect, and has a time limit. */
const providerFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, redirect: "error", signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS) });

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

function readProfile(claims: Record<string, unknown>): GoogleProfile & { name: string | null } {
  const email = text(claims.email);
  const name = cleanText(text(claims.name) ?? "").slice(0, 80);
  return {
    identity: identityId(text(claims.iss) ?? "", text(claims.sub) ?? ""),
    email: email && parseEmail(email),
    emailVerified: claims.email_verified === true || claims.email_verified === "true",
    name: name || null,
  };
}

export interface GoogleAuthContext {
  ctx: Ctx;
  userAgent: string | null;
  linking: UserActor | null;
}

function google() {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env();
  return Google({
    clientId,
    clientSecret,
    issuer,
    checks: ["pkce", "state", "nonce"],
    authorization: { params: { scope: "openid email profile", prompt: "select_account" } },
    profile: (claims) => {
      const { identity, email, name } = readProfile({ ...claims });
      return { id: identity, email, name };
    },
    [customFetch]: providerFetch,
  });
}

type AuthCookies = NonNullable<NextAuthConfig["cookies"]>;
type AuthCookieOptions = NonNullable<NonNullable<AuthCookies["state"]>["options"]>;

/**
 * next-auth prefixes its own cookies with `__Secure-`, which a sibling host can set; `__Host-` binds them to this host.
 */
function flowCookies(options: AuthCookieOptions): AuthCookies {
  const named = (name: string) => ({ name: cookieName(`authjs.${name}`), options });
  return {
    callbackUrl: named("callback-url"),
    csrfToken: named("csrf-token"),
    pkceCodeVerifier: named("pkce.code_verifier"),
    state: named("state"),
    nonce: named("nonce"),
  };
}

function config({ ctx, userAgent, linking }: GoogleAuthContext): NextAuthConfig {
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure: isHttps() } as const;
  return {
    basePath: "/api/auth",
    secret: keyedHash("next-auth", "cookies"),
    // Every URL was built from APP_URL (see authRequest), never from a Host header.
    trustHost: true,
    useSecureCookies: isHttps(),
    adapter: authAdapter(ctx, { userAgent }),
    session: {
      strategy: "database",
      maxAge: LIFETIMES.sessionAbsolute / 1000,
      generateSessionToken: randomToken,
    },
    cookies: { sessionToken: { name: cookieName(SESSION_COOKIE), options }, ...flowCookies(options) },
    pages: { signIn: paths.login, error: paths.loginError() },
    providers: [google()],
    callbacks: {
      signIn: async ({ profile }) => {
        const known = readProfile({ ...profile });
        const isAdmitted = await resolveGoogleIdentity(ctx, { profile: known, linking });
        return isAdmitted || paths.loginError(known.email ?? undefined);
      },
      redirect: ({ url, baseUrl }) => `${baseUrl}${safeRedirect(url.replace(baseUrl, ""), paths.chat)}`,
    },
    logger: {
      error: (error) => logger().warn({ event: "auth.google_failed", requestId: ctx.requestId, err: error }),
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}

/** Uses this site's configured origin, whatever Host the outer request had. */
export const authRequest = (path: string, init: { method?: string; headers?: HeadersInit; body?: string } = {}) =>
  new NextRequest(new URL(path, env().APP_URL), init);

export const authHandler = (visit: GoogleAuthContext) => NextAuth(() => config(visit)).handlers.GET;

import { randomUUID } from "node:crypto";
import { GET as finish } from "@/app/api/auth/[...nextauth]/route";
import { GET as start } from "@/app/api/auth/google/route";
import { GET as currentUser } from "@/app/api/auth/user/route";
import { issueGateCookie } from "@/lib/features/access/gate-cookie";
import { GATE_COOKIE } from "@/lib/features/access/model";
import { createPerson } from "@/lib/features/accounts/create-person";
import { SESSION_COOKIE } from "@/lib/features/accounts/model";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { BrowserCookies } from "@/tests/support/browser-cookies";
import { type OpenIdPerson, type OpenIdProvider, startOpenIdProvider } from "@/tests/support/fakes/openid-provider";

const ORIGIN = "http://localhost:31500";
const CALLBACK = `${ORIGIN}/api/auth/callback/google`;
const NETWORK = `test-${randomUUID()}`;
let provider: OpenIdProvider;

beforeAll(async () => {
  provider = await startOpenIdProvider({ clientId: "clarity", clientSecret: "s3cret", redirectUris: [CALLBACK] });
  Object.assign(env(), {
    APP_URL: ORIGIN,
    GOOGLE_CLIENT_ID: "clarity",
    GOOGLE_CLIENT_SECRET: "s3cret",
    GOOGLE_ISSUER: provider.issuer,
  });
});

afterAll(() => provider.close());

const newPerson = (overrides: Partial<OpenIdPerson> = {}): OpenIdPerson => {
  const email = `${randomUUID()}@example.com`;
  return { sub: randomUUID(), email, email_verified: true, name: "Ada Lovelace", ...overrides };
};

async function newBrowser(): Promise<BrowserCookies> {
  const cookies = new BrowserCookies();
  const { AUTH_SECRET: secret, ACCESS_CODE: code } = env();
  cookies.set(GATE_COOKIE, issueGateCookie({ secret, code }, new Date()));
  return cookies;
}

const call = async (
  handler: typeof start,
  url: string,
  cookies: BrowserCookies,
  params: Record<string, string | string[]> = {},
) => {
  const response = await handler(
    new Request(url, { headers: { cookie: cookies.header, "x-forwarded-for": NETWORK } }),
    {
      params: Promise.resolve(params),
    },
  );
  cookies.take(response);
  return response;
};
const finishAt = (url: string, cookies: BrowserCookies) =>
  call(finish, url, cookies, { nextauth: ["callback", "google"] });
const locationOf = (response: Response) => response.headers.get("location") ?? "";

async function throughProvider(authorization: string): Promise<string> {
  const cookies = new BrowserCookies();
  let url = authorization;
  while (!url.startsWith(ORIGIN)) {
    const response = await fetch(url, { redirect: "manual", headers: { cookie: cookies.header } });
    cookies.take(response);
    if (response.status < 300 || response.status > 399) throw new Error(`${response.status} ${await response.text()}`);
    url = new URL(locationOf(response), url).href;
  }
  return url;
}

async function signIn(person: OpenIdPerson | null, browser: BrowserCookies) {
  provider.signInAs(person);
  const callback = await throughProvider(locationOf(await call(start, `${ORIGIN}/api/auth/google`, browser)));
  return finishAt(callback, browser);
}

const whoIs = async (browser: BrowserCookies) =>
  (await call(currentUser, `${ORIGIN}/api/auth/user`, browser)).json() as Promise<{ user: { email: string } | null }>;

it("signs an unknown Google user up with a regular session", async () => {
  const person = newPerson();
  const browser = await newBrowser();
  const response = await signIn(person, browser);
  expect(response.status).toBe(303);
  expect(locationOf(response)).toBe("/chat");
  expect(await whoIs(browser)).toMatchObject({ user: { email: person.email, name: "Ada Lovelace" } });
  const row = await db().tryUser.findUniqueOrThrow({
    where: { email: person.email },
    include: { accounts: true, sessions: true },
  });
  expect(row.emailVerified).not.toBeNull();
  expect(row.sessions).toHaveLength(1);
  expect(row.sessions[0]?.sessionToken).not.toBe(browser.get(SESSION_COOKIE));
  expect(row.accounts[0]).toMatchObject({
    provider: "google",
    access_token: null,
    refresh_token: null,
    id_token: null,
  });
});

it("recognises a Google user by subject after an address change", async () => {
  const person = newPerson();
  await signIn(person, await newBrowser());
  const browser = await newBrowser();
  await signIn({ ...person, email: newPerson().email }, browser);
  expect(await whoIs(browser)).toMatchObject({ user: { email: person.email } });
});

it("asks Google for the identity alone, with state, nonce and PKCE", async () => {
  await signIn(newPerson(), await newBrowser());
  const query = provider.authorizations.at(-1)?.searchParams;
  expect(query?.get("scope")).toBe("openid email profile");
  expect(query?.get("code_challenge_method")).toBe("S256");
  for (const name of ["state", "nonce", "code_challenge"]) expect(query?.get(name)).toMatch(/.{20,}/);
  expect(query?.get("redirect_uri")).toBe(CALLBACK);
});

it.each(["state", "nonce", "pkce.code_verifier"])(
  "refuses an answer whose %s does not belong to this browser",
  async (check) => {
    const victim = await newBrowser();
    const attacker = await newBrowser();
    await call(start, `${ORIGIN}/api/auth/google`, attacker);
    provider.signInAs(newPerson());
    const callback = await throughProvider(locationOf(await call(start, `${ORIGIN}/api/auth/google`, victim)));
    victim.set(`authjs.${check}`, attacker.get(`authjs.${check}`) ?? "");
    const response = await finishAt(callback, victim);
    expect(locationOf(response)).toBe("/login?google=failed");
    expect(victim.get(SESSION_COOKIE)).toBeUndefined();
  },
);

it("never opens a password account for a Google user with its address", async () => {
  const person = newPerson();
  await createPerson(
    { actor: { type: "visitor" }, requestId: "test", now: new Date(), network: "test" },
    { email: person.email, name: "Somebody", password: "set by whoever came first" },
  );
  const browser = await newBrowser();
  const response = await signIn(person, browser);
  expect(locationOf(response)).toBe(`/login-error#email=${encodeURIComponent(person.email)}`);
  expect(browser.get(SESSION_COOKIE)).toBeUndefined();
});

it("links by address once the account's own address was confirmed by mail", async () => {
  const person = newPerson();
  const ctx = { actor: { type: "visitor" } as const, requestId: "test", now: new Date(), network: "test" };
  const { userId } = await createPerson(ctx, {
    email: person.email.toUpperCase(),
    name: "Ada",
    password: "kept as it was",
  });
  await db().tryUser.update({ where: { id: userId }, data: { emailVerified: new Date() } });
  const browser = await newBrowser();
  expect(locationOf(await signIn(person, browser))).toBe("/chat");
  expect(await whoIs(browser)).toMatchObject({ user: { id: userId } });
  expect((await db().tryUser.findUniqueOrThrow({ where: { id: userId } })).password).not.toBeNull();
});

it("refuses a second Google identity with the address of an account that has one", async () => {
  const owner = newPerson();
  await signIn(owner, await newBrowser());
  const { id: userId } = await db().tryUser.findUniqueOrThrow({ where: { email: owner.email } });
  const successor = newPerson({ email: owner.email });
  const browser = await newBrowser();
  expect(locationOf(await signIn(successor, browser))).toMatch(/^\/login-error/);
  expect(browser.get(SESSION_COOKIE)).toBeUndefined();
  expect(await db().account.findMany({ where: { userId }, select: { providerAccountId: true } })).toEqual([
    { providerAccountId: expect.stringContaining(owner.sub) },
  ]);
  const returning = await newBrowser();
  expect(locationOf(await signIn(owner, returning))).toBe("/chat");
});

it("hands an unproven trial to the Google-verified owner", async () => {
  const person = newPerson();
  const ctx = { actor: { type: "visitor" } as const, requestId: "test", now: new Date(), network: "test" };
  const { userId } = await createPerson(ctx, { email: person.email, name: "Ada", password: null });
  await db().session.create({ data: { userId, sessionToken: randomUUID(), expires: new Date(Date.now() + 1e6) } });
  const browser = await newBrowser();
  expect(locationOf(await signIn(person, browser))).toBe("/chat");
  expect(await db().session.count({ where: { userId } })).toBe(1);
  expect(await whoIs(browser)).toMatchObject({ user: { id: userId } });
});

it("refuses unverified Google addresses", async () => {
  const person = newPerson({ email_verified: false });
  expect(locationOf(await signIn(person, await newBrowser()))).toBe(
    `/login-error#email=${encodeURIComponent(person.email)}`,
  );
  expect(await db().tryUser.count({ where: { email: person.email } })).toBe(0);
});

it("returns to the sign-in page when consent is declined", async () => {
  expect(locationOf(await signIn(null, await newBrowser()))).toBe("/login?google=cancelled");
});

it.each([
  ["a foreign address", encodeURIComponent("https://evil.example/steal")],
  ["something that is no address", "%E0%A4%A"],
  ["a forbidden path", encodeURIComponent(`${ORIGIN}/api/auth/logout`)],
])("ignores a return cookie with %s", async (_what, value) => {
  provider.signInAs(newPerson());
  const browser = await newBrowser();
  const callback = await throughProvider(locationOf(await call(start, `${ORIGIN}/api/auth/google`, browser)));
  browser.set("authjs.callback-url", value);
  const response = await finishAt(`${callback}&callbackUrl=https%3A%2F%2Fevil.example`, browser);
  expect(["/chat", "/"]).toContain(locationOf(response));
  expect(browser.get(SESSION_COOKIE)).toBeDefined();
});

it("binds every cookie of the flow to this host under https", async () => {
  Object.assign(env(), { APP_URL: "https://clarity.example" });
  try {
    const browser = await newBrowser();
    browser.set(`__Host-${GATE_COOKIE}`, browser.get(GATE_COOKIE) ?? "");
    const response = await call(start, "https://clarity.example/api/auth/google", browser);
    const cookies = response.headers.getSetCookie();
    for (const check of ["state", "nonce", "pkce.code_verifier"])
      expect(cookies).toContainEqual(expect.stringContaining(`__Host-authjs.${check}=`));
    for (const cookie of cookies)
      expect(cookie).toMatch(/^__Host-[^;]*;(?=.*; Secure)(?=.* Path=\/(;|$))(?!.*Domain)/i);
  } finally {
    Object.assign(env(), { APP_URL: ORIGIN });
  }
});

it("builds every address from APP_URL, not from the request's own host", async () => {
  const response = await call(start, "http://evil.example/api/auth/google", await newBrowser());
  expect(new URL(locationOf(response)).searchParams.get("redirect_uri")).toBe(CALLBACK);
});

it("ends the browser's previous session", async () => {
  const browser = await newBrowser();
  await signIn(newPerson(), browser);
  const before = new BrowserCookies();
  before.set(SESSION_COOKIE, browser.get(SESSION_COOKIE) ?? "");
  await signIn(newPerson(), browser);
  expect(await whoIs(before)).toMatchObject({ user: null });
});

it("returns to the sign-in page when Google is unavailable", async () => {
  const { GOOGLE_CLIENT_ID, GOOGLE_ISSUER } = env();
  Object.assign(env(), { GOOGLE_ISSUER: "http://127.0.0.1:9" });
  expect(locationOf(await call(start, `${ORIGIN}/api/auth/google`, await newBrowser()))).toBe(
    "/login?google=unreachable",
  );
  Object.assign(env(), { GOOGLE_CLIENT_ID: undefined });
  expect(locationOf(await call(start, `${ORIGIN}/api/auth/google`, await newBrowser()))).toBe(
    "/login?google=not-configured",
  );
  Object.assign(env(), { GOOGLE_CLIENT_ID, GOOGLE_ISSUER });
});

it("serves none of next-auth's other endpoints", async () => {
  for (const nextauth of [["signin"], ["session"], ["csrf"], ["callback", "other"]]) {
    const response = await call(finish, `${ORIGIN}/api/auth/${nextauth.join("/")}`, await newBrowser(), { nextauth });
    expect(response.status).toBe(404);
  }
});

import { z } from "zod";
import { issueGateCookie } from "@/lib/features/access/gate-cookie";
import { findTrialActor, findUserActor } from "@/lib/features/accounts/find-actor";
import { consumeLimit } from "@/lib/server/rate-limit";
import { REQUEST_LIMITS } from "@/lib/server/request-limit";
import { AppError } from "@/lib/shared/errors";
import { route } from "./route";

const SECRET = "k".repeat(40);
jest.mock("@/lib/server/env", () => ({
  env: () => ({
    AUTH_SECRET: "k".repeat(40),
    ACCESS_CODE: "clarity-code",
    APP_URL: "http://localhost:3000",
    ENABLE_TEST_ROUTES: false,
  }),
  isHttps: () => false,
}));
jest.mock("@/lib/features/accounts/find-actor", () => ({
  findUserActor: jest.fn(async () => null),
  findTrialActor: jest.fn(async () => null),
  findAdminActor: jest.fn(async () => null),
}));
jest.mock("@/lib/server/rate-limit", () => ({ consumeLimit: jest.fn(), scaleLimit: (max: number) => max }));

const person = { type: "user" as const, userId: 7, sessionId: "s", email: "ada@example.com", name: "Ada" };

interface Sent {
  path?: string;
  method?: string;
  origin?: string | null;
  headers?: Record<string, string>;
  body?: unknown;
  cookies?: Record<string, string>;
}

const OWN = "http://localhost:3000";

function request(sent: Sent = {}): Request {
  const { path = "/api/thing", method = "POST", origin = OWN, headers = {}, body, cookies = {} } = sent;
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  return new Request(`${OWN}${path}`, {
    method,
    headers: {
      ...(cookie && { cookie }),
      ...(origin !== null && { origin }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

const noParams = { params: Promise.resolve({}) };
const ok = () => ({ success: true });

describe("route", () => {
  it("returns a value as uncached JSON, and nothing as 204", async () => {
    const answer = await route({ access: "public", status: 201, handle: ok })(request(), noParams);
    expect(answer.status).toBe(201);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect((await route({ access: "public", handle: () => undefined })(request(), noParams)).status).toBe(204);
  });

  it.each([
    ["another origin", { origin: "https://evil.example" }],
    ["a null origin", { origin: "null" }],
    ["another site", { headers: { "sec-fetch-site": "cross-site" } }],
    ["a sibling site", { headers: { "sec-fetch-site": "same-site" } }],
    ["nobody says where", { origin: null }],
  ])("refuses a write that comes from %s", async (_what, sent) => {
    const handle = jest.fn(ok);
    const answer = await route({ access: "public", handle })(request(sent), noParams);
    expect(answer.status).toBe(403);
    expect(handle).not.toHaveBeenCalled();
  });

  it.each<Sent>([
    { origin: OWN },
    { origin: "http://127.0.0.1:3000" },
    { origin: null, headers: { "sec-fetch-site": "same-origin" } },
    { origin: null, headers: { "sec-fetch-site": "none" } },
  ])("accepts a write with %j", async (sent) => {
    expect((await route({ access: "public", handle: ok })(request(sent), noParams)).status).toBe(200);
  });

  it("asks for the access code first, then for a sign-in", async () => {
    const handler = route({ access: "user", handle: ok });
    const path = "/api/chat/sessions";
    const shut = await handler(request({ path, method: "GET" }), noParams);
    expect(shut.status).toBe(403);
    expect(await shut.json()).toMatchObject({ success: false, message: "Access required" });

    const cookies = { "clarity-access": issueGateCookie({ secret: SECRET, code: "clarity-code" }, new Date()) };
    expect((await handler(request({ path, method: "GET", cookies }), noParams)).status).toBe(401);

    jest.mocked(findUserActor).mockResolvedValueOnce(person);
    expect(
      (await handler(request({ path, method: "GET", cookies: { ...cookies, "clarity-session": "t" } }), noParams))
        .status,
    ).toBe(200);
  });

  it("distinguishes identities in trial calls", async () => {
    const handler = route({
      access: "trial",
      params: z.object({ userId: z.coerce.number() }),
      handle: ({ ctx }) => ({ id: ctx.actor.userId }),
    });
    const call = (userId: string, cookies: Record<string, string>) =>
      handler(request({ method: "GET", cookies }), { params: Promise.resolve({ userId }) });
    jest.mocked(findTrialActor).mockImplementation(async (token) => (token ? { type: "trial", userId: 9 } : null));
    jest.mocked(findUserActor).mockImplementation(async (token) => (token ? person : null));
    expect((await call("9", {})).status).toBe(401);
    expect((await call("8", { "clarity-trial": "t", "clarity-session": "s" })).status).toBe(403);
    expect(await (await call("9", { "clarity-trial": "t", "clarity-session": "s" })).json()).toEqual({ id: 9 });
    expect(await (await call("7", { "clarity-trial": "t", "clarity-session": "s" })).json()).toEqual({ id: 7 });
  });

  it("asks a visitor to sign in whatever the id looks like, and answers 404 to others", async () => {
    const handler = route({ access: "user", params: z.object({ id: z.uuid() }), handle: ok });
    const call = () => handler(request({ method: "GET" }), { params: Promise.resolve({ id: "x" }) });
    jest.mocked(findUserActor).mockResolvedValueOnce(null);
    expect((await call()).status).toBe(401);
    jest.mocked(findUserActor).mockResolvedValueOnce(person);
    expect((await call()).status).toBe(404);
  });

  it("hides admin and test calls from everybody else", async () => {
    expect((await route({ access: "admin", handle: ok })(request({ method: "GET" }), noParams)).status).toBe(404);
    expect((await route({ access: "test", handle: ok })(request({ method: "GET" }), noParams)).status).toBe(404);
  });

  it("accepts JSON of twenty levels within its outermost one, and no deeper", async () => {
    const handler = route({ access: "public", body: z.unknown(), handle: ok });
    const base = request({ headers: { "content-type": "application/json" } });
    const nested = (levels: number) =>
      handler(new Request(base, { body: "[".repeat(levels) + "]".repeat(levels) }), noParams);
    expect((await nested(21)).status).toBe(200);
    expect((await nested(22)).status).toBe(400);
  });

  it("ignores brackets within strings when it measures depth", async () => {
    const handler = route({ access: "public", body: z.unknown(), handle: ok });
    const body = { text: `"${"[{".repeat(50)}\\` };
    expect((await handler(request({ body }), noParams)).status).toBe(200);
  });

  it("refuses four megabytes of nested arrays without parsing them", async () => {
    const handler = route({ access: "public", body: z.unknown(), maxBodyBytes: 4 * 1024 * 1024, handle: ok });
    const body = "[".repeat(4 * 1024 * 1024);
    const base = request({ headers: { "content-type": "application/json" } });
    const parse = jest.spyOn(JSON, "parse");
    expect((await handler(new Request(base, { body }), noParams)).status).toBe(400);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it("returns 400, not 503, for a body whose connection is lost", async () => {
    const handler = route({ access: "public", body: z.unknown(), handle: ok });
    const lost = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
    const body = new ReadableStream({ pull: (controller) => controller.error(lost) });
    const base = request({ headers: { "content-type": "application/json" } });
    const answer = await handler(new Request(base, { body, duplex: "half" } as RequestInit), noParams);
    expect(answer.status).toBe(400);
  });

  it("reads a body of more than 64 kB only for an admitted caller", async () => {
    const handler = route({ access: "user", body: z.unknown(), maxBodyBytes: 4 * 1024 * 1024, handle: ok });
    const pull = jest.fn((controller: ReadableStreamDefaultController) => {
      controller.enqueue(new TextEncoder().encode("[]"));
      controller.close();
    });
    const send = (length: string) => {
      const base = request({ headers: { "content-type": "application/json", "content-length": length } });
      const init = { body: new ReadableStream({ pull }, { highWaterMark: 0 }), duplex: "half" };
      return handler(new Request(base, init as RequestInit), noParams);
    };
    expect((await send("100000")).status).toBe(401);
    expect(pull).not.toHaveBeenCalled();
    jest.mocked(findUserActor).mockResolvedValueOnce(person);
    expect((await send("100000")).status).toBe(200);
    expect(pull).toHaveBeenCalled();
  });

  it.each<[string, number, Sent & { raw?: string }]>([
    ["other content types", 415, { headers: { "content-type": "text/plain" }, raw: "{}" }],
    ["broken JSON", 400, { headers: { "content-type": "application/json" }, raw: "{" }],
    ["bytes that are not UTF-8 text", 400, { headers: { "content-type": "application/json" }, raw: "\ud800" }],
    [
      "a body that is too large",
      413,
      { headers: { "content-type": "application/json" }, raw: `{"name":"${"x".repeat(70_000)}"}` },
    ],
    ["the wrong type", 400, { body: { name: { contains: "" } } }],
    ["unknown fields", 400, { body: { name: "a", role: "admin" } }],
  ])("refuses %s", async (_what, status, { raw, ...sent }) => {
    const handle = jest.fn(ok);
    const handler = route({ access: "public", body: z.strictObject({ name: z.string() }), handle });
    const base = request(sent);
    const answer = await handler(raw === undefined ? base : new Request(base, { body: raw }), noParams);
    expect(answer.status).toBe(status);
    expect(handle).not.toHaveBeenCalled();
    expect(await answer.json()).toMatchObject({
      success: false,
      message: expect.any(String),
      code: expect.any(String),
      requestId: expect.any(String),
    });
  });

  it("limits the writes of one person per minute, whatever the call and the network", async () => {
    const handler = route({ access: "user", handle: ok });
    const send = (network: string) => {
      jest.mocked(findUserActor).mockResolvedValueOnce({ ...person, userId: 4711 });
      return handler(request({ headers: { "x-forwarded-for": network } }), noParams);
    };
    for (let i = 0; i < REQUEST_LIMITS.person.write; i++) expect((await send(`192.0.2.${i}`)).status).toBe(200);
    const refused = await send("198.51.100.1");
    expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
  });

  it("counts each 64 kB of a large body, announced or not, as a write", async () => {
    const handler = route({ access: "user", maxBodyBytes: 4 * 1024 * 1024, handle: ok });
    jest.mocked(findUserActor).mockResolvedValue({ ...person, userId: 9 });
    const send = async (headers: Record<string, string>) =>
      (await handler(request({ headers: { "x-forwarded-for": "192.0.2.200", ...headers }, body: {} }), noParams))
        .status;
    const half = { "content-length": String(2 * 1024 * 1024) };
    const statuses = [await send({}), await send({}), await send(half), await send({}), await send({})];
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect(await send({ "content-length": "2" })).toBe(429);
    jest.mocked(findUserActor).mockResolvedValue(null);
  });

  it("refuses one parameter with two values", async () => {
    const handler = route({ access: "public", query: z.object({ userId: z.string() }), handle: ok });
    expect((await handler(request({ path: "/api/thing?userId=1&userId=2", method: "GET" }), noParams)).status).toBe(
      400,
    );
    expect((await handler(request({ path: "/api/thing?userId=1&userId=1", method: "GET" }), noParams)).status).toBe(
      200,
    );
  });

  it("shows a designed failure and the time to retry", async () => {
    const handle = () => {
      throw new AppError("rate_limited", "Slow down.", { retryAfter: 9 });
    };
    const answer = await route({ access: "public", handle })(request(), noParams);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("9");
  });

  it("shows nothing of an unexpected failure", async () => {
    const handle = () => {
      throw new Error("SELECT secret FROM table at host db-7");
    };
    const answer = await route({ access: "public", handle })(request(), noParams);
    expect(answer.status).toBe(500);
    expect(JSON.stringify(await answer.json())).not.toMatch(/SELECT|db-7/);
  });

  it("returns 503 when the database is unreachable, also before the limit is counted", async () => {
    jest
      .mocked(consumeLimit)
      .mockRejectedValueOnce(Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" }));
    const answer = await route({ access: "public", limit: "accessCodePerNetwork", handle: ok })(request(), noParams);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
  });

  it("sets cookies that scripts cannot read", async () => {
    const answer = await route({ access: "public", handle: ({ jar }) => (jar.set("a", "b", { maxAge: 60 }), ok()) })(
      request(),
      noParams,
    );
    expect(answer.headers.get("set-cookie")).toBe("a=b; Path=/; HttpOnly; SameSite=Lax; Max-Age=60");
  });
});

import { randomUUID } from "node:crypto";
import { GET as authUser } from "@/app/api/auth/user/route";
import { POST as logout } from "@/app/api/auth/logout/route";
import { POST as changeAddress } from "@/app/api/try-clarity/address/[userId]/route";
import { POST as autoLogin } from "@/app/api/try-clarity/auto-login/route";
import { GET as flowStatus } from "@/app/api/try-clarity/flow-status/[userId]/route";
import { POST as generate } from "@/app/api/try-clarity/generate-manual-hexaco-report/[userId]/route";
import { POST as linkProfile } from "@/app/api/try-clarity/link-linkedin/[userId]/route";
import { POST as signUpManually } from "@/app/api/try-clarity/manual-hexaco-signup/route";
import { GET as profile } from "@/app/api/try-clarity/profile/[userId]/route";
import { POST as enterScores } from "@/app/api/try-clarity/scores/[userId]/route";
import { POST as signUp } from "@/app/api/try-clarity/signup/route";
import { issueGateCookie } from "@/lib/features/access/gate-cookie";
import { GATE_COOKIE } from "@/lib/features/access/model";
import { SESSION_COOKIE, TRIAL_COOKIE } from "@/lib/features/accounts/model";
import { signIn } from "@/lib/features/accounts/credentials/sign-in";
import { saveScores } from "@/lib/features/hexaco/save-scores";
import { SCORE_RANGE } from "@/lib/features/hexaco/schema";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { unavailable } from "@/lib/shared/errors";
import { BrowserCookies } from "@/tests/support/browser-cookies";
import { SCORES } from "@/tests/support/factories/hexaco-scores";

jest.mock("@/lib/features/hexaco/save-scores", () => {
  const actual = jest.requireActual<{ saveScores: typeof saveScores }>("@/lib/features/hexaco/save-scores");
  return { saveScores: jest.fn(actual.saveScores) };
});

type Handler = typeof signUp;

const TAKEN = "This email is already registered. Please use a different email.";
const address = () => `${randomUUID()}@example.com`;

class Browser {
  readonly cookies = new BrowserCookies();
  private readonly network = `test-${randomUUID()}`;

  static async open(): Promise<Browser> {
    const browser = new Browser();
    const key = { secret: env().AUTH_SECRET, code: env().ACCESS_CODE };
    browser.cookies.set(GATE_COOKIE, issueGateCookie(key, new Date()));
    return browser;
  }

  async call(handler: Handler, { body, userId }: { body?: unknown; userId?: number | string } = {}) {
    const response = await handler(
      new Request("http://localhost:3000/api/try-clarity/any", {
        method: body === undefined ? "GET" : "POST",
        headers: {
          cookie: this.cookies.header,
          origin: "http://localhost:3000",
          "content-type": "application/json",
          "x-forwarded-for": this.network,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
      { params: Promise.resolve({ userId: String(userId) }) },
    );
    this.cookies.take(response);
    const answer = JSON.parse((await response.text()) || "null");
    return { status: response.status, answer };
  }

  manual(overrides: Record<string, unknown> = {}) {
    const body = { email: address(), password: "correct horse", name: "Mira Holt", linkedinUrl: null };
    return this.call(signUpManually, { body: { ...body, hexacoScores: SCORES, ...overrides } });
  }
}

describe("manual sign-up", () => {
  it("keeps the profile's address until a profile is linked", async () => {
    const browser = await Browser.open();
    const linkedinUrl = "https://www.linkedin.com/in/mira-holt";
    const { answer } = await browser.manual({ linkedinUrl });
    const userId: number = answer.userId;
    const known = await browser.call(profile, { userId });
    expect(known.answer.linkedinProfile).toMatchObject({ name: "Mira Holt", url: linkedinUrl, source: "url" });
    const body = { linkedinProfile: { name: "Mira Holt", source: "cv" }, insights: "**Hi Mira.**" };
    expect((await browser.call(linkProfile, { userId, body })).answer).toMatchObject({ alreadyLinked: false });
    expect((await browser.call(linkProfile, { userId, body })).answer).toMatchObject({ alreadyLinked: true });
    expect((await browser.call(profile, { userId })).answer.linkedinProfile).toMatchObject({ source: "cv" });
  });

  it("creates the user, stores the scores and sets the trial cookie", async () => {
    const browser = await Browser.open();
    const email = address();
    const { status, answer } = await browser.manual({ email });
    expect(status).toBe(201);
    expect(answer).toEqual({ success: true, userId: expect.any(Number), message: expect.any(String) });
    const row = await db().tryUser.findUniqueOrThrow({ where: { id: answer.userId }, include: { userModel: true } });
    expect(row).toMatchObject({ email, name: "Mira Holt", password: expect.stringMatching(/^\$scrypt\$/) });
    expect(row.userModel?.personalityProfile).toMatchObject({
      hexaco_scores: { openness: { score: 64 } },
      source: "manual",
    });
    expect((await browser.call(flowStatus, { userId: answer.userId })).answer.flowStatus).toMatchObject({
      step3_enhancedReport: false,
      hexacoScores: true,
    });
  });

  it("accepts numeric strings, a missing name and a blank profile address", async () => {
    const browser = await Browser.open();
    const hexacoScores = Object.fromEntries(Object.entries(SCORES).map(([trait, score]) => [trait, String(score)]));
    const email = `mira-${randomUUID()}@example.com`;
    const { status, answer } = await browser.manual({ email, hexacoScores, name: undefined, linkedinUrl: "" });
    expect(status).toBe(201);
    const row = await db().tryUser.findUniqueOrThrow({ where: { id: answer.userId } });
    expect(row.name).toBe(email.split("@")[0]);
  });

  it.each([
    ["a score above 100", { hexacoScores: { ...SCORES, openness: 101 } }, SCORE_RANGE],
    ["a negative score", { hexacoScores: { ...SCORES, openness: "-1" } }, SCORE_RANGE],
    ["a fraction", { hexacoScores: { ...SCORES, openness: 50.5 } }, SCORE_RANGE],
    ["a word for a score", { hexacoScores: { ...SCORES, openness: "high" } }, SCORE_RANGE],
    ["a blank score", { hexacoScores: { ...SCORES, openness: "" } }, SCORE_RANGE],
    ["a missing score", { hexacoScores: { ...SCORES, openness: undefined } }, SCORE_RANGE],
    ["no scores at all", { hexacoScores: undefined }, SCORE_RANGE],
    ["an extra trait", { hexacoScores: { ...SCORES, greed: 5 } }, 'Unrecognized key: "greed"'],
    ["an address that is none", { email: "mira" }, "Invalid email address"],
    ["a password of five characters", { password: "five5" }, "Password must be at least 6 characters"],
    ["an id of its own choice", { id: 1 }, 'Unrecognized key: "id"'],
    ["a profile address elsewhere", { linkedinUrl: "https://example.com/in/mira" }, "Invalid LinkedIn URL"],
  ])("refuses %s and creates nobody", async (_, overrides, message) => {
    const email = address();
    const { status, answer } = await (await Browser.open()).manual({ email, ...overrides });
    expect([status, answer]).toEqual([400, expect.objectContaining({ success: false, message })]);
    expect(await db().tryUser.count({ where: { email } })).toBe(0);
  });

  it("returns 409 for a taken address in any spelling", async () => {
    const browser = await Browser.open();
    const email = address();
    await browser.manual({ email });
    for (const other of [await Browser.open(), browser]) {
      const { status, answer } = await other.manual({ email: email.toUpperCase() });
      expect([status, answer.message]).toEqual([409, TAKEN]);
    }
  });

  it("creates one user for two concurrent submits", async () => {
    const browser = await Browser.open();
    const email = address();
    const [a, b] = await Promise.all([browser.manual({ email }), browser.manual({ email })]);
    expect([a.status, b.status].sort()).toEqual([201, 409]);
    expect(await db().tryUser.count({ where: { email } })).toBe(1);
  });

  it("resumes an incomplete sign-up with the last password", async () => {
    const browser = await Browser.open();
    const email = address();
    jest.mocked(saveScores).mockRejectedValueOnce(unavailable());
    expect((await browser.manual({ email })).status).toBe(503);
    expect(browser.cookies.get(TRIAL_COOKIE)).toBeDefined();

    const stranger = await (await Browser.open()).manual({ email });
    expect(stranger.status).toBe(409);
    const again = await browser.manual({ email, password: "second horse" });
    expect(again.status).toBe(201);
    const ctx = { actor: { type: "visitor" as const }, requestId: "test", now: new Date(), network: randomUUID() };
    await expect(signIn(ctx, { email, password: "second horse" })).resolves.toMatchObject({
      userId: again.answer.userId,
    });
    expect((await browser.manual({ email })).status).toBe(409);
  });
});

describe("sign-up by address", () => {
  it("creates a user without a password", async () => {
    const browser = await Browser.open();
    const email = address();
    const { status, answer } = await browser.call(signUp, { body: { email, name: "Mira" } });
    expect([status, answer]).toEqual([201, { success: true, user: { id: expect.any(Number), email } }]);
    const userId = answer.user.id;
    expect((await browser.call(enterScores, { userId, body: { hexacoScores: SCORES } })).answer).toMatchObject({
      success: true,
      isSaved: true,
    });
    expect((await browser.call(signUp, { body: { email, name: "Mira" } })).answer.message).toBe(TAKEN);
  });
});

describe("access to a trial", () => {
  const calls: [string, Handler, unknown][] = [
    ["flow-status", flowStatus, undefined],
    ["profile", profile, undefined],
    ["link-linkedin", linkProfile, { linkedinProfile: { name: "Eve" }, insights: "" }],
    ["scores", enterScores, { hexacoScores: SCORES }],
    ["generate-manual-hexaco-report", generate, {}],
  ];

  it.each(calls)(
    "%s answers 401 without an identity, 403 to another person and 404 for an invalid id",
    async (_, handler, body) => {
      const owner = await Browser.open();
      const { userId } = (await owner.manual()).answer;
      const other = await Browser.open();
      await other.manual();
      expect((await (await Browser.open()).call(handler, { userId, body })).status).toBe(401);
      expect((await other.call(handler, { userId, body })).status).toBe(403);
      expect((await owner.call(handler, { userId: `${userId}x`, body })).status).toBe(404);
      expect((await owner.call(handler, { userId, body })).status).toBe(200);
    },
  );
});

describe("a linked profile", () => {
  it("reports a profile as new first and as linked later", async () => {
    const browser = await Browser.open();
    const { userId } = (await browser.manual()).answer;
    expect((await browser.call(profile, { userId })).answer).toEqual({ success: true, linkedinProfile: null });
    const body = { linkedinProfile: { name: "Mira Holt", source: "url" }, insights: "**Hi Mira.**" };
    expect((await browser.call(linkProfile, { userId, body })).answer.alreadyLinked).toBe(false);
    expect((await browser.call(linkProfile, { userId, body })).answer.alreadyLinked).toBe(true);
    expect((await browser.call(profile, { userId })).answer.linkedinProfile).toMatchObject({ name: "Mira Holt" });
    const { flowStatus: flow } = (await browser.call(flowStatus, { userId })).answer;
    expect(flow.step1_linkedinProfile).toBe(true);
  });
});

describe("automatic sign-in", () => {
  it("exchanges the trial identity for one session", async () => {
    const browser = await Browser.open();
    const email = address();
    const { userId } = (await browser.manual({ email })).answer;
    const trial = browser.cookies.get(TRIAL_COOKIE) ?? "";
    expect((await browser.call(autoLogin, { body: { userId, email: email.toUpperCase() } })).status).toBe(200);
    expect(browser.cookies.get(SESSION_COOKIE)).toBeDefined();
    expect(browser.cookies.get(TRIAL_COOKIE)).toBeUndefined();
    expect((await browser.call(authUser)).answer).toEqual({
      authenticated: true,
      user: { id: userId, email, name: "Mira Holt" },
    });
    expect((await browser.call(flowStatus, { userId })).status).toBe(200);

    const thief = await Browser.open();
    thief.cookies.set(TRIAL_COOKIE, trial);
    expect((await thief.call(autoLogin, { body: { userId, email } })).status).toBe(401);
  });

  it("gives exactly one session to twenty concurrent calls with one identity", async () => {
    const browser = await Browser.open();
    const email = address();
    const { userId } = (await browser.manual({ email })).answer;
    const copies = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const copy = await Browser.open();
        copy.cookies.set(TRIAL_COOKIE, browser.cookies.get(TRIAL_COOKIE) ?? "");
        return copy;
      }),
    );
    const answers = await Promise.all(copies.map((copy) => copy.call(autoLogin, { body: { userId, email } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(401)]);
    expect(await db().session.count({ where: { userId } })).toBe(1);
  });

  it("treats every mismatch alike", async () => {
    const browser = await Browser.open();
    const email = address();
    const { userId } = (await browser.manual({ email })).answer;
    const other = address();
    const stranger = await Browser.open();
    const { userId: otherId } = (await stranger.manual({ email: other })).answer;
    expect((await (await Browser.open()).call(autoLogin, { body: { userId, email } })).status).toBe(401);
    const answers = [
      await browser.call(autoLogin, { body: { userId, email: other } }),
      await browser.call(autoLogin, { body: { userId: otherId, email: other } }),
      await browser.call(autoLogin, { body: { userId: 2_000_000_000, email: address() } }),
    ].map(({ status, answer: { requestId: _, ...rest } }) => ({ status, ...rest }));
    expect(answers[0]).toMatchObject({ status: 403, success: false });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(browser.cookies.get(SESSION_COOKIE)).toBeUndefined();
    expect((await browser.call(autoLogin, { body: { userId, email } })).status).toBe(200);
  });
});

it("a complete reset ends the trial identity of the browser", async () => {
  const browser = await Browser.open();
  const { userId } = (await browser.manual()).answer;
  const trial = browser.cookies.get(TRIAL_COOKIE) ?? "";
  await browser.call(logout, { body: {} });
  expect(browser.cookies.get(TRIAL_COOKIE)).toBeUndefined();
  browser.cookies.set(TRIAL_COOKIE, trial);
  expect((await browser.call(flowStatus, { userId })).status).toBe(401);
});

it("requires the access code first", async () => {
  const visitor = new Browser();
  const answer = await visitor.manual();
  expect([answer.status, answer.answer.message]).toEqual([403, "Access required"]);
});

describe("the address of a trial", () => {
  it("is corrected until the first sign-in, and mailed links to the former one end", async () => {
    const browser = await Browser.open();
    const [typed, meant] = [address(), address()];
    const { answer } = await browser.call(signUp, { body: { email: typed, name: "Mira" } });
    const userId = Number(answer.user.id);
    await db().oneTimeToken.create({
      data: { userId, purpose: "email.verify", tokenHash: randomUUID(), expiresAt: new Date(Date.now() + 60_000) },
    });
    expect(await browser.call(changeAddress, { userId, body: { email: meant } })).toMatchObject({
      status: 200,
      answer: { success: true, user: { id: userId, email: meant } },
    });
    expect(await db().oneTimeToken.count({ where: { userId } })).toBe(0);
    expect((await browser.call(autoLogin, { body: { userId, email: typed } })).status).toBe(403);
    expect((await browser.call(autoLogin, { body: { userId, email: meant } })).status).toBe(200);
    expect((await browser.call(changeAddress, { userId, body: { email: typed } })).status).toBe(409);
  });

  it("stays when the new one is taken, or its own is confirmed", async () => {
    const [browser, other] = [await Browser.open(), await Browser.open()];
    const [own, taken] = [address(), address()];
    await other.call(signUp, { body: { email: taken, name: "Ada" } });
    const { answer } = await browser.call(signUp, { body: { email: own, name: "Mira" } });
    const userId = Number(answer.user.id);
    expect(await browser.call(changeAddress, { userId, body: { email: taken.toUpperCase() } })).toMatchObject({
      status: 409,
      answer: { message: TAKEN },
    });
    await db().tryUser.update({ where: { id: userId }, data: { emailVerified: new Date() } });
    expect((await browser.call(changeAddress, { userId, body: { email: address() } })).status).toBe(409);
    expect(await db().tryUser.findUnique({ where: { id: userId } })).toMatchObject({ email: own });
  });
});

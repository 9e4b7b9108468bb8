import { GATE_DAYS } from "./gate-days";
import { decide, hasGateAccess, isGated, isPersonalPage, issueGateCookie, type Visit } from "./model";

const visit = (over: Partial<Visit>): Visit => ({
  pathname: "/",
  search: "",
  hasAccess: false,
  hasSession: false,
  ...over,
});

describe("decide", () => {
  it.each([
    ["/", false, false, null],
    ["/notes/future-of-work", false, false, null],
    ["/access", false, false, null],
    ["/admin", false, false, null],
    ["/try", false, false, "/access?redirect=%2Ftry"],
    ["/try", true, false, null],
    ["/login", false, true, "/access?redirect=%2Flogin"],
    ["/login-error", false, false, "/access?redirect=%2Flogin-error"],
    ["/chat", false, true, "/access?redirect=%2Fchat"],
    ["/chat", true, false, "/try"],
    ["/chat", true, true, null],
    ["/account", true, false, "/try"],
    ["/trying", false, false, null],
  ])("sends %s (access %s, session %s) to %s", (pathname, hasAccess, hasSession, to) => {
    expect(decide(visit({ pathname, hasAccess, hasSession }))).toEqual(
      to ? { kind: "redirect", to } : { kind: "next" },
    );
  });

  it("keeps path and query of where somebody wanted to go", () => {
    const decision = decide(visit({ pathname: "/try", search: "?step=analysis&userId=7" }));
    expect(decision).toEqual({ kind: "redirect", to: "/access?redirect=%2Ftry%3Fstep%3Danalysis%26userId%3D7" });
  });
});

describe("isGated", () => {
  it.each([
    "/api/try-clarity/signup",
    "/api/chat",
    "/api/chat/sessions",
    "/api/auth/login",
    "/api/auth/register",
    "/api/auth/google",
  ])("gates %s", (path) => {
    expect(isGated(path)).toBe(true);
  });

  it.each([
    "/api/access-gate",
    "/api/submit-email",
    "/api/comments/x",
    "/api/auth/user",
    "/api/auth/logout",
    "/api/auth/delete-account",
    "/privacy",
  ])("leaves %s open", (path) => {
    expect(isGated(path)).toBe(false);
  });

  it("knows personal pages from prerendered ones", () => {
    expect(isPersonalPage("/chat")).toBe(true);
    expect(isPersonalPage("/")).toBe(false);
  });
});

describe("the gate cookie", () => {
  const key = { secret: "s".repeat(40), code: "OPEN-SESAME" };
  const now = new Date("2026-01-01T00:00:00Z");
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

  it(`opens for ${GATE_DAYS} days`, async () => {
    const cookie = await issueGateCookie(key, now);
    expect(await hasGateAccess(cookie, key, later(GATE_DAYS - 0.1))).toBe(true);
    expect(await hasGateAccess(cookie, key, later(GATE_DAYS + 0.1))).toBe(false);
  });

  it("ends when the code changes or the secret does", async () => {
    const cookie = await issueGateCookie(key, now);
    expect(await hasGateAccess(cookie, { ...key, code: "OTHER-CODE" }, now)).toBe(false);
    expect(await hasGateAccess(cookie, { ...key, secret: "t".repeat(40) }, now)).toBe(false);
  });

  it("is refused in any form but the one that was issued", async () => {
    const cookie = await issueGateCookie(key, now);
    for (const form of [`${cookie}.`, `${cookie}.${cookie}`, `${cookie}.x`, ` ${cookie}`])
      expect([form, await hasGateAccess(form, key, now)]).toEqual([form, false]);
  });

  it("cannot be lengthened or made up", async () => {
    const [version, id, , mac] = (await issueGateCookie(key, now)).split(".");
    expect(await hasGateAccess(`${version}.${id}.99999999999.${mac}`, key, now)).toBe(false);
    for (const forged of ["granted", "", undefined, "v1...", "a".repeat(300)])
      expect(await hasGateAccess(forged, key, now)).toBe(false);
  });
});

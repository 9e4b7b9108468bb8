import { decide, isGated, isPersonalPage, type Visit } from "./model";

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

  it("keeps path and query of the requested page", () => {
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

  it("distinguishes personal pages from prerendered ones", () => {
    expect(isPersonalPage("/chat")).toBe(true);
    expect(isPersonalPage("/")).toBe(false);
  });
});

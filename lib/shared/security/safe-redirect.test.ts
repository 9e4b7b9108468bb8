import { safeRedirect } from "./safe-redirect";

describe("safeRedirect", () => {
  it.each(["/chat", "/try?step=analysis&userId=7", "/notes/future-of-work#top", "/%41"])(
    "keeps the path on this site %s",
    (path) => {
      expect(safeRedirect(path)).toBe(path);
    },
  );

  it.each([
    ["another site", "https://evil.example/"],
    ["a protocol-relative address", "//evil.example"],
    ["a backslash", "/\\evil.example"],
    ["dots that normalise to another host", "/..//evil.example"],
    ["a script", "javascript:alert(1)"],
    ["a line feed", "/chat\n//evil.example"],
    ["a call", "/api/auth/logout"],
    ["the framework's files", "/_next/static"],
    ["the gate itself", "/access?redirect=/access"],
    ["nothing", ""],
    ["a list", ["/chat"]],
    ["no value", undefined],
    ["an endless path", `/${"a".repeat(600)}`],
  ])("redirects to the trial instead of %s", (_what, value) => {
    expect(safeRedirect(value)).toBe("/try");
  });
});

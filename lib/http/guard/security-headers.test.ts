import { TEST_SETTINGS } from "../../../tests/support/test-settings";
import { securityHeaders } from "./security-headers";

beforeAll(() => {
  Object.assign(process.env, TEST_SETTINGS, {
    APP_URL: "https://clarity.test",
    TRUSTED_PROXY_HOPS: "1",
    DATABASE_URL: "postgresql://nowhere/none",
  });
});

it("sends nosniff, framing and transport headers with every response", () => {
  for (const path of ["/", "/try", "/api/auth/user", "/fonts/a.woff2", "/_next/static/chunks/a.js", "/nowhere"]) {
    expect(securityHeaders(path)).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": expect.stringContaining("max-age=31536000"),
    });
  }
});

it("omits headers that only documents use from the build's scripts and style sheets", () => {
  const forDocuments = ["cross-origin-opener-policy", "permissions-policy", "referrer-policy", "x-frame-options"];
  for (const path of ["/", "/try", "/api/auth/user", "/fonts/a.woff2", "/_next/data", "/nowhere"])
    expect(Object.keys(securityHeaders(path))).toEqual(expect.arrayContaining(forDocuments));
  const spared = Object.keys(securityHeaders("/_next/static/chunks/a.js"));
  expect(spared.filter((name) => forDocuments.includes(name))).toEqual([]);
});

it("sends no referrer from a page whose link carries a token", () => {
  expect(securityHeaders("/reset-password")["referrer-policy"]).toBe("no-referrer");
  expect(securityHeaders("/notes")["referrer-policy"]).toBe("strict-origin-when-cross-origin");
});

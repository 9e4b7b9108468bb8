/** @jest-environment node */
import { parseEnv } from "./env";

const good = {
  DATABASE_URL: "postgresql://localhost/clarity",
  AUTH_SECRET: "k".repeat(40),
  TOKEN_KEYS: `k1:${Buffer.alloc(32, 7).toString("base64")}`,
  ACCESS_CODE: "clarity-code",
};

describe("parseEnv", () => {
  it("fills in the defaults of a plain installation", () => {
    const env = parseEnv(good);
    expect(env).toMatchObject({
      PORT: 3000,
      APP_URL: "http://localhost:3000",
      RATE_LIMIT_SCALE: 1,
      TRUSTED_PROXY_HOPS: 0,
      ENABLE_TEST_ROUTES: false,
    });
    expect(env.TOKEN_KEYS[0]?.key).toHaveLength(32);
  });

  it("treats a blank setting as unset", () => {
    expect(parseEnv({ ...good, APP_URL: "", OPENAI_API_KEY: " " }).OPENAI_API_KEY).toBeUndefined();
  });

  it.each([
    ["PORT", "seven", "PORT must be a port number"],
    ["PORT", "70000", "PORT must be a port number"],
    ["APP_URL", "clarity.example", "APP_URL must be an http or https address"],
    ["DATABASE_URL", "mysql://x", "DATABASE_URL must start with postgresql://"],
    ["AUTH_SECRET", "short", "AUTH_SECRET must have at least 32 bytes"],
    ["AUTH_SECRET", undefined, "AUTH_SECRET is missing"],
    ["AUTH_SECRET", `changeme${"x".repeat(40)}`, "AUTH_SECRET is a known default"],
    ["TOKEN_KEYS", "k1:AAAA", "TOKEN_KEYS must be a list"],
    ["ACCESS_CODE", "abc", "ACCESS_CODE must have at least 6 characters"],
    ["SMTP_URL", "http://mail", "SMTP_URL must be an smtp or smtps address"],
    ["RATE_LIMIT_SCALE", "0", "RATE_LIMIT_SCALE must be above 0"],
    ["GOOGLE_CLIENT_ID", "only-the-id", "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together"],
  ])("names %s when it is %j, in one line", (name, value, message) => {
    const parse = () => parseEnv({ ...good, [name]: value });
    expect(parse).toThrow(message);
    expect(parse).toThrow(/^Clarity cannot start: [^\n]+$/);
  });

  it("refuses test routes and loose limits on a public address", () => {
    const production = { ...good, NODE_ENV: "production", APP_URL: "https://clarity.example" };
    expect(() => parseEnv({ ...production, ENABLE_TEST_ROUTES: "true" })).toThrow("ENABLE_TEST_ROUTES must be off");
    expect(() => parseEnv({ ...production, RATE_LIMIT_SCALE: "1000" })).toThrow("RATE_LIMIT_SCALE above 10");
    expect(parseEnv({ ...good, RATE_LIMIT_SCALE: "1000" }).RATE_LIMIT_SCALE).toBe(1000);
  });
});

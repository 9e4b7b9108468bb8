import { parseEnv, refuseRoot } from "./env";

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
    ["LOG_LEVEL", "loud", "LOG_LEVEL must be one of debug, info, warn, error, fatal"],
    ["METRICS_TOKEN", "short", "METRICS_TOKEN must have at least 16 characters"],
    ["RATE_LIMIT_SCALE", "0", "RATE_LIMIT_SCALE must be above 0"],
    ["GOOGLE_CLIENT_ID", "only-the-id", "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together"],
  ])("names %s when it is %j, in one line", (name, value, message) => {
    const parse = () => parseEnv({ ...good, [name]: value });
    expect(parse).toThrow(message);
    expect(parse).toThrow(/^Clarity cannot start: [^\n]+$/);
  });

  it.each(["MAIL_FROM", "SUPPORT_EMAIL"])("refuses https with a mail relay and without %s", (missing) => {
    const sender = {
      SMTP_URL: "smtp://mail.example",
      MAIL_FROM: "no-reply@a.example",
      SUPPORT_EMAIL: "help@a.example",
    };
    const production = { ...good, APP_URL: "https://a.example", TRUSTED_PROXY_HOPS: "1", ...sender };
    expect(parseEnv(production).MAIL_FROM).toBe("no-reply@a.example");
    expect(() => parseEnv({ ...production, [missing]: "" })).toThrow("MAIL_FROM and SUPPORT_EMAIL must be set");
    expect(() => parseEnv({ ...production, [missing]: "nobody" })).toThrow(`${missing} must be an e-mail address`);
  });

  it("refuses a public https address without the number of its proxies", () => {
    const site = { ...good, APP_URL: "https://a.example" };
    expect(() => parseEnv(site)).toThrow("TRUSTED_PROXY_HOPS must be set");
    expect(() => parseEnv({ ...site, TRUSTED_PROXY_HOPS: "0" })).toThrow("TRUSTED_PROXY_HOPS must be set");
    expect(parseEnv({ ...site, TRUSTED_PROXY_HOPS: "1" }).TRUSTED_PROXY_HOPS).toBe(1);
  });

  it.each([
    ["OPENAI_API_KEY", "LLM_DAILY_BUDGET"],
    ["ANTHROPIC_API_KEY", "LLM_DAILY_BUDGET"],
    ["PROFILE_API_KEY", "PROFILE_DAILY_LOOKUPS"],
  ] as const)("refuses a public https address with %s and without %s", (key, budget) => {
    const site = { ...good, APP_URL: "https://a.example", TRUSTED_PROXY_HOPS: "1", [key]: "key" };
    expect(() => parseEnv(site)).toThrow(`${budget} must be set`);
    expect(parseEnv({ ...site, [budget]: "20" })[budget]).toBe(20);
  });

  it.each([{ APP_URL: "http://a.example" }, { APP_URL: "https://localhost:3000" }, { LISTEN_HOST: "0.0.0.0" }])(
    "refuses test routes with %j",
    (setting) => {
      expect(() => parseEnv({ ...good, ENABLE_TEST_ROUTES: "true", ...setting })).toThrow(
        "ENABLE_TEST_ROUTES must be off",
      );
      expect(parseEnv({ ...good, ENABLE_TEST_ROUTES: "true" }).ENABLE_TEST_ROUTES).toBe(true);
    },
  );

  it("refuses root on a public https address only", () => {
    const site = parseEnv({ ...good, APP_URL: "https://a.example", TRUSTED_PROXY_HOPS: "1" });
    expect(refuseRoot(site, 0)).toMatch(/must not run as root/);
    expect(refuseRoot(site, 1_000)).toBeNull();
    expect(refuseRoot(parseEnv({ ...good, APP_URL: "https://localhost:3000" }), 0)).toBeNull();
    expect(refuseRoot(parseEnv(good), 0)).toBeNull();
  });

  it("refuses test routes and loose limits on a public address", () => {
    const production = { ...good, NODE_ENV: "production", APP_URL: "https://clarity.example", TRUSTED_PROXY_HOPS: "1" };
    expect(() => parseEnv({ ...production, ENABLE_TEST_ROUTES: "true" })).toThrow("ENABLE_TEST_ROUTES must be off");
    expect(() => parseEnv({ ...production, RATE_LIMIT_SCALE: "1000" })).toThrow("RATE_LIMIT_SCALE above 10");
    expect(parseEnv({ ...good, RATE_LIMIT_SCALE: "1000" }).RATE_LIMIT_SCALE).toBe(1000);
  });
});

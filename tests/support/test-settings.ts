export const TEST_SETTINGS: Record<string, string> = {
  APP_URL: "http://localhost:3000",
  AUTH_SECRET: "only-for-tests-only-for-tests-only-for-tests",
  TOKEN_KEYS: `k1:${Buffer.alloc(32, 7).toString("base64")}`,
  ACCESS_CODE: "test-code",
};

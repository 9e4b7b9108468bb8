import { SETTING_NAMES } from "../../lib/server/env.ts";

/**
 * Every setting of the application as tests want it: what is not named here is empty, which means unset and keeps a
 * developer's own `.env` out.
 */
export const TEST_SETTINGS: Record<string, string> = {
  ...Object.fromEntries(SETTING_NAMES.filter((name) => name !== "NODE_ENV").map((name) => [name, ""])),
  APP_URL: "http://localhost:3000",
  AUTH_SECRET: "only-for-tests-only-for-tests-only-for-tests",
  TOKEN_KEYS: `k1:${Buffer.alloc(32, 7).toString("base64")}`,
  ACCESS_CODE: "test-code",
};

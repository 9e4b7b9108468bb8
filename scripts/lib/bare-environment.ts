import { SETTING_NAMES } from "../../lib/server/env.ts";

/**
 * This environment without any of the application's settings. The flag tells Next, and Jest through it, that `.env` files
 * have been read already, so that no setting comes in by that way either.
 */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const names = new Set(SETTING_NAMES);
  const kept = Object.entries(process.env).filter(([name]) => !names.has(name));
  return {
    ...Object.fromEntries(kept),
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    __NEXT_PROCESSED_ENV: "true",
  };
}

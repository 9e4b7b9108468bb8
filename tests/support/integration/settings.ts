import { SETTING_NAMES } from "../../../lib/server/env.ts";
import { TEST_SETTINGS } from "../test-settings.ts";

// Runs before each integration test file: the worker's own database, and settings that no `.env` can change.
const urls = (process.env.TEST_DATABASE_URLS ?? "").split(" ");
const worker = Number(process.env.JEST_WORKER_ID ?? 1);
for (const name of SETTING_NAMES) if (name !== "NODE_ENV") delete process.env[name];
Object.assign(process.env, TEST_SETTINGS, { DATABASE_URL: urls[worker - 1] });

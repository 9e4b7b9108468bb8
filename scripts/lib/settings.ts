import { existsSync, readFileSync } from "node:fs";
import { parseEnv as parseEnvFile } from "node:util";
import { type Env, parseEnv, SETTING_NAMES } from "../../lib/server/env.ts";
import { LOOPBACK } from "./loopback.mjs";
import { DATA_DIR, inData, inRoot, messageOf, UserFacingError } from "./project.mjs";
import { APP_SECRETS, ensureSecrets, readSecrets } from "./secrets.ts";

type Values = Record<string, string>;

export interface Settings {
  values: Values;
  env: Env;
  isAccessCodeGenerated: boolean;
}

const withoutBlanks = (values: Record<string, string | undefined>): Values =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())));

/** The environment over `.env`. A demo ignores `.env`, because it has its own database and sends no mail. */
export function givenValues(): Values {
  const file = inRoot(".env");
  const isDemo = process.env.CLARITY_DEMO === "true";
  const fromFile = existsSync(file) && !isDemo ? parseEnvFile(readFileSync(file, "utf8")) : {};
  return { ...withoutBlanks(fromFile), ...withoutBlanks(process.env) };
}

/**
 * Precedence: the environment, `.env`, the secrets of this checkout.
 * @throws UserFacingError naming the first invalid setting
 */
export function loadSettings(mode: "start" | "dev"): Settings {
  const given = givenValues();
  const isPublic = mode === "start" && given.APP_URL?.startsWith("https:");
  const values = { ...(isPublic ? knownSecrets(given) : ensureSecrets(APP_SECRETS)), ...given };
  const source = { LISTEN_HOST: LOOPBACK, ...values, NODE_ENV: mode === "dev" ? "development" : "production" };
  try {
    const env = parseEnv({ DATABASE_URL: "postgresql://embedded", ...source });
    return { values, env, isAccessCodeGenerated: !given.ACCESS_CODE };
  } catch (error) {
    throw new UserFacingError(messageOf(error));
  }
}

/** On a public address a missing secret indicates lost data or a wrong folder, so none is created silently. */
function knownSecrets(given: Values): Values {
  const stored = withoutBlanks(readSecrets());
  const missing = APP_SECRETS.find((name) => !given[name] && !stored[name]);
  if (!missing) return stored;
  throw new UserFacingError(
    `Clarity cannot start: ${missing} is missing, and with an https APP_URL no secret is made by itself; ` +
      "set it, or bring back .data/secrets.env.",
  );
}

/**
 * This environment without the application's settings. The flag tells Next, and Jest through it, that `.env` files have
 * been read already.
 */
export function minimalEnv(): NodeJS.ProcessEnv {
  const names = new Set(SETTING_NAMES);
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.has(name))),
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    __NEXT_PROCESSED_ENV: "true",
    // Node's compile cache: a start needs a tenth less CPU, and the tests start it forty times.
    NODE_COMPILE_CACHE: inData("cache", "node"),
  };
}

export function appEnvironment({ values, env }: Settings, databaseUrl: string): NodeJS.ProcessEnv {
  const decided = SETTING_NAMES.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]));
  return {
    ...minimalEnv(),
    ...Object.fromEntries(decided),
    NODE_ENV: env.NODE_ENV,
    PORT: String(env.PORT),
    APP_URL: env.APP_URL,
    DATABASE_URL: databaseUrl,
    CLARITY_DATA: DATA_DIR,
  };
}

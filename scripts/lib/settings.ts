import { type Env, parseEnv, SETTING_NAMES } from "../../lib/server/env.ts";
import { bareEnvironment } from "./bare-environment.ts";
import { readEnvFile } from "./dot-env.ts";
import { inRoot, Refusal } from "./project.mjs";
import { APP_SECRETS, ensureSecrets, readSecrets } from "./secrets.ts";

export type Values = Record<string, string>;

export interface Settings {
  /** The settings that someone gave or that were made here; blank ones are left out. */
  values: Values;
  env: Env;
  /** True when no DATABASE_URL is given, so that this checkout runs its own server. */
  isEmbedded: boolean;
  /** True when the access code was made here, so that nobody knows it yet. */
  isCodeOwn: boolean;
}

const PLACEHOLDER = "postgresql://embedded";

const withoutBlanks = (values: Record<string, string | undefined>): Values =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())));

/** What the environment says; below that what `.env` says. */
export const givenValues = (): Values => ({
  ...withoutBlanks(readEnvFile(inRoot(".env"))),
  ...withoutBlanks(process.env),
});

/**
 * The settings of a start: the environment before `.env` before the secrets of this checkout, which are made when they
 * are missing.
 * @throws Refusal of one line that names the first bad setting.
 */
export function loadSettings(mode: "start" | "dev"): Settings {
  const given = givenValues();
  const isPublic = mode === "start" && given.APP_URL?.startsWith("https:");
  const values = { ...(isPublic ? knownSecrets(given) : ensureSecrets(APP_SECRETS)), ...given };
  const about = { isEmbedded: !given.DATABASE_URL, isCodeOwn: !given.ACCESS_CODE };
  const source = { ...values, NODE_ENV: mode === "dev" ? "development" : "production" };
  try {
    return { values, ...about, env: parseEnv({ DATABASE_URL: PLACEHOLDER, ...source }) };
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

/** On a public address a secret that is suddenly missing means lost data or a wrong folder, so none is made silently. */
function knownSecrets(given: Values): Values {
  const kept = withoutBlanks(readSecrets());
  const missing = APP_SECRETS.find((name) => !given[name] && !kept[name]);
  if (!missing) return kept;
  throw new Refusal(
    `Clarity cannot start: ${missing} is missing, and with an https APP_URL no secret is made by itself; ` +
      "set it, or bring back .data/secrets.env.",
  );
}

/** The environment of the application's process: of the settings only what was decided here. */
export function appEnvironment({ values, env }: Settings, databaseUrl: string): NodeJS.ProcessEnv {
  const decided = SETTING_NAMES.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]));
  return {
    ...bareEnvironment(),
    ...Object.fromEntries(decided),
    NODE_ENV: env.NODE_ENV,
    PORT: String(env.PORT),
    APP_URL: env.APP_URL,
    DATABASE_URL: databaseUrl,
  };
}

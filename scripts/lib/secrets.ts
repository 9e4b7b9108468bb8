import { randomBytes, randomInt } from "node:crypto";
import { chmodSync, renameSync, writeFileSync } from "node:fs";
import { ensureDataDir } from "./data-dir.ts";
import { readEnvFile } from "./dot-env.ts";
import { inData } from "./project.mjs";

// Without letters and digits that are taken for one another.
const TYPABLE = "abcdefghjkmnpqrstuvwxyz23456789";

/** Two groups of four: 39 bits, and easy to read out or to type on a phone. */
function makeAccessCode(): string {
  const group = () => Array.from({ length: 4 }, () => TYPABLE[randomInt(TYPABLE.length)]).join("");
  return `${group()}-${group()}`;
}

const token = () => randomBytes(32).toString("base64url");

/** One entry of TOKEN_KEYS. */
export const newTokenKey = (id: string): string => `${id}:${randomBytes(32).toString("base64")}`;

const MAKERS = {
  AUTH_SECRET: token,
  TOKEN_KEYS: () => newTokenKey("k1"),
  ACCESS_CODE: makeAccessCode,
  EMBEDDED_DATABASE_PASSWORD: token,
  EMBEDDED_DATABASE_ADMIN_PASSWORD: token,
} as const;

type SecretName = keyof typeof MAKERS;
type Secrets = Partial<Record<SecretName, string>>;

/** The secrets that the application itself reads; an operator may give them instead. */
export const APP_SECRETS = ["AUTH_SECRET", "TOKEN_KEYS", "ACCESS_CODE"] as const satisfies SecretName[];

const FILE = inData("secrets.env");

export const readSecrets = (): Secrets => readEnvFile(FILE);

/** The secrets of this checkout, those that are missing made now and kept in a file that only its owner reads. */
export function ensureSecrets(names: readonly SecretName[]): Secrets {
  const known = readSecrets();
  const missing = names.filter((name) => !known[name]);
  if (missing.length === 0) return known;
  for (const name of missing) known[name] = MAKERS[name]();
  return keepSecrets(known);
}

/** Writes the whole file anew, so that it is either the old one or the new one. */
export function keepSecrets(secrets: Secrets): Secrets {
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}`);
  ensureDataDir();
  writeFileSync(
    `${FILE}.new`,
    `# Made once for this checkout. Keep it: it opens what is stored here.\n${lines.join("\n")}\n`,
    { mode: 0o600 },
  );
  chmodSync(`${FILE}.new`, 0o600);
  renameSync(`${FILE}.new`, FILE);
  return secrets;
}

import { randomBytes, randomInt } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { isRoot } from "./is-root.ts";
import { DATA_DIR, inData } from "./project.mjs";

/** Only the owner can read it; as root, the database's account must be able to traverse it. */
export function ensureDataDir(): void {
  mkdirSync(DATA_DIR, { recursive: true });
  const mode = isRoot() ? 0o711 : 0o700;
  if ((statSync(DATA_DIR).mode & 0o777) !== mode) chmodSync(DATA_DIR, mode);
}

// Without letters and digits that look alike.
const TYPABLE = "abcdefghjkmnpqrstuvwxyz23456789";

function makeAccessCode(): string {
  const group = () => Array.from({ length: 4 }, () => TYPABLE[randomInt(TYPABLE.length)]).join("");
  return `${group()}-${group()}`;
}

const token = () => randomBytes(32).toString("base64url");

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

export const APP_SECRETS = ["AUTH_SECRET", "TOKEN_KEYS", "ACCESS_CODE"] as const satisfies SecretName[];

const FILE = inData("secrets.env");

export const readSecrets = (): Secrets => (existsSync(FILE) ? parseEnv(readFileSync(FILE, "utf8")) : {});

export function ensureSecrets(names: readonly SecretName[]): Secrets {
  const known = readSecrets();
  const missing = names.filter((name) => !known[name]);
  if (missing.length === 0) return known;
  for (const name of missing) known[name] = MAKERS[name]();
  return keepSecrets(known);
}

/** Replaces the whole file at once, so that a crash leaves either the old or the new one. */
export function keepSecrets(secrets: Secrets): Secrets {
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}`);
  const head = "# Made once for this checkout. Keep it: it opens what is stored here.";
  ensureDataDir();
  const fresh = `${FILE}.${process.pid}`;
  writeFileSync(fresh, `${head}\n${lines.join("\n")}\n`, { mode: 0o600, flag: "wx" });
  renameSync(fresh, FILE);
  return secrets;
}

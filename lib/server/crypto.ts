import "server-only";
import {
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from "node:crypto";
import { MAX_INT4 } from "@/lib/shared/ids";
import { env } from "./env";
import { isSealedByFirst, openSecret, sealSecret, type SecretPlace } from "./sealed-secret";

export const randomToken = (): string => randomBytes(32).toString("base64url");

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

export const randomText = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");

/** Random positive 32-bit id; it does not reveal how many exist. */
export const randomId = (): number => randomInt(100_000, MAX_INT4);

const purposeKeys = new Map<string, KeyObject>();

/** A key for one purpose, derived from AUTH_SECRET (HKDF-SHA-256, RFC 5869). */
function purposeKey(purpose: string): KeyObject {
  const known = purposeKeys.get(purpose);
  if (known) return known;
  const key = createSecretKey(Buffer.from(hkdfSync("sha256", env().AUTH_SECRET, "clarity", purpose, 32)));
  purposeKeys.set(purpose, key);
  return key;
}

/** Stored or logged instead of an address or a network. */
export const keyedHash = (purpose: string, value: string): string =>
  createHmac("sha256", purposeKey(purpose)).update(value).digest("hex");

/** HMAC-SHA-256 in hexadecimal with a given secret; `keyedHash` derives one for each purpose. */
export const computeMac = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(text).digest("hex");

export function secretsEqual(a: string, b: string): boolean {
  const key = randomBytes(32);
  const digest = (value: string) => createHmac("sha256", key).update(value).digest();
  return timingSafeEqual(digest(a), digest(b));
}

export const encryptSecret = (plain: string, place: SecretPlace): string => sealSecret(env().TOKEN_KEYS, plain, place);

/** @throws when the key is unknown, the place differs or a bit was changed. */
export const decryptSecret = (sealed: string, place: SecretPlace): string =>
  openSecret(env().TOKEN_KEYS, sealed, place);

export const isSealedByOldKey = (sealed: string): boolean => !isSealedByFirst(env().TOKEN_KEYS, sealed);

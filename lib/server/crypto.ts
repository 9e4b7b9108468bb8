import "server-only";
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from "node:crypto";
import { env } from "./env";

const IV_BYTES = 12;
const MAX_INT4 = 2_147_483_647;

/** 256 random bits, URL-safe. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token that a browser or a mail holds. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** A random positive 32-bit id that says nothing about how many there are. */
export const randomId = (): number => randomInt(100_000, MAX_INT4);

/** A key for one purpose, derived from AUTH_SECRET (HKDF-SHA-256, RFC 5869). */
function purposeKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", env().AUTH_SECRET, "clarity", purpose, 32));
}

/** A keyed hash: what may be stored or logged in place of an address or a network. */
export const keyedHash = (purpose: string, value: string): string =>
  createHmac("sha256", purposeKey(purpose)).update(value).digest("hex");

/** Compares two secrets of any length without telling by time where they differ. */
export function secretsEqual(a: string, b: string): boolean {
  const key = randomBytes(32);
  const digest = (value: string) => createHmac("sha256", key).update(value).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** Where a ciphertext belongs; it cannot be moved to another row or column. */
export interface SecretPlace {
  table: string;
  column: string;
  userId: number;
}

const aad = ({ table, column, userId }: SecretPlace, keyId: string) =>
  Buffer.from(`${table}|${column}|${userId}|${keyId}`);

/** AES-256-GCM with a random 96-bit IV: `v1.<keyId>.<iv>.<tag>.<ciphertext>`. */
export function encryptSecret(plain: string, place: SecretPlace): string {
  const current = env().TOKEN_KEYS[0];
  if (!current) throw new Error("TOKEN_KEYS holds no key");
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", current.key, iv);
  cipher.setAAD(aad(place, current.id));
  const sealed = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return [
    "v1",
    current.id,
    iv.toString("base64url"),
    cipher.getAuthTag().toString("base64url"),
    sealed.toString("base64url"),
  ].join(".");
}

/** The plain text of `encryptSecret`; throws when the key is gone, the place differs or a bit was changed. */
export function decryptSecret(sealed: string, place: SecretPlace): string {
  const [version, keyId, iv, tag, data] = sealed.split(".");
  const key = env().TOKEN_KEYS.find((candidate) => candidate.id === keyId);
  if (version !== "v1" || !key || !keyId || !iv || !tag || data === undefined)
    throw new Error("Not a secret of this installation");
  const decipher = createDecipheriv("aes-256-gcm", key.key, Buffer.from(iv, "base64url"));
  decipher.setAAD(aad(place, keyId));
  decipher.setAuthTag(Buffer.from(tag, "base64url"));
  return Buffer.concat([decipher.update(Buffer.from(data, "base64url")), decipher.final()]).toString("utf8");
}

/** True for a secret that an older key sealed and that should be sealed again. */
export const isSealedByOldKey = (sealed: string): boolean => sealed.split(".")[1] !== env().TOKEN_KEYS[0]?.id;

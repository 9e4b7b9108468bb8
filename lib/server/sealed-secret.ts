import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const IV_BYTES = 12;
/** Without a length Node accepts shorter tags, which are easier to forge. */
const TAG = { authTagLength: 16 };

export interface TokenKey {
  id: string;
  key: Buffer;
}

/** Binds a ciphertext to its row and column. */
export interface SecretPlace {
  table: string;
  column: string;
  userId: number;
}

const aad = ({ table, column, userId }: SecretPlace, keyId: string) =>
  Buffer.from(`${table}|${column}|${userId}|${keyId}`);

/** AES-256-GCM under the first key with a random 96-bit IV: `v1.<keyId>.<iv>.<tag>.<ciphertext>`. */
export function sealSecret(keys: TokenKey[], plain: string, place: SecretPlace): string {
  const [current] = keys;
  if (!current) throw new Error("TOKEN_KEYS holds no key");
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", current.key, iv);
  cipher.setAAD(aad(place, current.id));
  const sealed = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  const parts = [iv, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url"));
  return ["v1", current.id, ...parts].join(".");
}

/** @throws when the key is unknown, the place differs or a bit was changed. */
export function openSecret(keys: TokenKey[], sealed: string, place: SecretPlace): string {
  const [version, keyId, iv, tag, data] = sealed.split(".");
  const key = keys.find(({ id }) => id === keyId);
  if (version !== "v1" || !key || !keyId || !iv || !tag || data === undefined)
    throw new Error("Not a secret of this installation");
  const decipher = createDecipheriv("aes-256-gcm", key.key, Buffer.from(iv, "base64url"), TAG);
  decipher.setAAD(aad(place, keyId));
  decipher.setAuthTag(Buffer.from(tag, "base64url"));
  return Buffer.concat([decipher.update(Buffer.from(data, "base64url")), decipher.final()]).toString("utf8");
}

export const isSealedByFirst = (keys: TokenKey[], sealed: string): boolean => sealed.split(".")[1] === keys[0]?.id;

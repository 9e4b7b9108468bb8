import { randomBytes, scrypt } from "node:crypto";

// Without path aliases and "server-only", because `npm run admin:create` imports this file under plain Node.

// OWASP Password Storage Cheat Sheet: scrypt N=2^15, r=8, p=3 needs 32 MiB a call.
export const PARAMS = { N: 2 ** 15, r: 8, p: 3 };
export const KEY_BYTES = 32;
export const SALT_BYTES = 16;

interface ScryptParams {
  N: number;
  r: number;
  p: number;
}

export interface StoredPassword {
  params: ScryptParams;
  salt: Buffer;
  hash: Buffer;
}

/** scrypt (RFC 7914) of a password in its NFC form: 32 bytes. */
export function derive(password: string, salt: Buffer, params: ScryptParams): Promise<Buffer> {
  const maxmem = 256 * params.N * params.r;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFC"), salt, KEY_BYTES, { ...params, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const encode = (buffer: Buffer) => buffer.toString("base64").replaceAll("=", "");

export const toPhc = ({ params, salt, hash }: StoredPassword): string =>
  `$scrypt$ln=${Math.log2(params.N)},r=${params.r},p=${params.p}$${encode(salt)}$${encode(hash)}`;

export async function newPhc(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return toPhc({ params: PARAMS, salt, hash: await derive(password, salt, PARAMS) });
}

export function parsePhc(phc: string): StoredPassword | null {
  const match =
    /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{16,64})\$([A-Za-z0-9+/]{32,128})$/.exec(phc);
  if (!match) return null;
  const [, ln, r, p, salt, hash] = match;
  return {
    params: { N: 2 ** Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt ?? "", "base64"),
    hash: Buffer.from(hash ?? "", "base64"),
  };
}

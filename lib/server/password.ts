import "server-only";
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { AppError } from "@/lib/shared/errors";

// OWASP Password Storage Cheat Sheet: scrypt N=2^15, r=8, p=3 needs 32 MiB a call.
const PARAMS = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const MAX_RUNNING = 2;
const MAX_QUEUE = 50;

interface Turnstile {
  running: number;
  waiting: (() => void)[];
}
const holder = globalThis as typeof globalThis & { clarityHashing?: Turnstile };
const turnstile = (): Turnstile => (holder.clarityHashing ??= { running: 0, waiting: [] });

/** Two hashes at once and fifty waiting: a flood of sign-ins must not take the thread pool or the memory. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const gate = turnstile();
  if (gate.running >= MAX_RUNNING) {
    if (gate.waiting.length >= MAX_QUEUE) {
      throw new AppError("unavailable", "Many people are signing in right now. Please try again in a few seconds.", {
        retryAfter: 5,
      });
    }
    await new Promise<void>((resolve) => gate.waiting.push(resolve));
  } else {
    gate.running += 1;
  }
  try {
    return await work();
  } finally {
    const next = gate.waiting.shift();
    if (next) next();
    else gate.running -= 1;
  }
}

interface ScryptParams {
  N: number;
  r: number;
  p: number;
}

function derive(password: string, salt: Buffer, params: ScryptParams): Promise<Buffer> {
  const maxmem = 256 * params.N * params.r;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFC"), salt, KEY_BYTES, { ...params, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const encode = (buffer: Buffer) => buffer.toString("base64").replaceAll("=", "");

/** A password as a PHC string: `$scrypt$ln=15,r=8,p=3$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await inTurn(() => derive(password, salt, PARAMS));
  return `$scrypt$ln=${Math.log2(PARAMS.N)},r=${PARAMS.r},p=${PARAMS.p}$${encode(salt)}$${encode(key)}`;
}

function parsePhc(phc: string) {
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

// Verified when there is no account or no password, so that both take the time of a real check.
const DUMMY = `$scrypt$ln=15,r=8,p=3$${encode(Buffer.alloc(SALT_BYTES, 1))}$${encode(Buffer.alloc(KEY_BYTES, 2))}`;

/** Whether the password fits the stored hash; without one it takes the same time and says no. */
export async function verifyPassword(password: string, phc: string | null): Promise<boolean> {
  const stored = parsePhc(phc ?? DUMMY) ?? parsePhc(DUMMY);
  if (!stored) return false;
  const key = await inTurn(() => derive(password, stored.salt, stored.params));
  return timingSafeEqual(key, stored.hash) && phc !== null;
}

/** True when the stored hash was made with other parameters than today's and should be renewed at sign-in. */
export function needsRehash(phc: string): boolean {
  const params = parsePhc(phc)?.params;
  return !params || params.N !== PARAMS.N || params.r !== PARAMS.r || params.p !== PARAMS.p;
}

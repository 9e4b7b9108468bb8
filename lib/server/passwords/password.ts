import "server-only";
import { timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { AppError } from "@/lib/shared/errors";
import { processSingleton } from "../process/process-singleton";
import { derive, KEY_BYTES, newPhc, PARAMS, parsePhc, SALT_BYTES, type StoredPassword } from "./phc";

// Two at once, but never on the last core: pages must be served while people sign in.
const MAX_RUNNING = Math.max(1, Math.min(2, availableParallelism() - 1));
const MAX_QUEUE = 50;

interface HashQueue {
  running: number;
  waiting: (() => void)[];
}
const HASH_QUEUE = processSingleton<HashQueue>("hash-queue", () => ({ running: 0, waiting: [] }));

async function withHashSlot<T>(work: () => Promise<T>): Promise<T> {
  const gate = HASH_QUEUE.get();
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

/** PHC string: `$scrypt$ln=15,r=8,p=3$salt$hash`. */
export const hashPassword = (password: string): Promise<string> => withHashSlot(() => newPhc(password));

// Verified when there is no account or no password, so that both take the time of a real check.
const DUMMY: StoredPassword = { params: PARAMS, salt: Buffer.alloc(SALT_BYTES, 1), hash: Buffer.alloc(KEY_BYTES, 2) };

/** Without a stored hash it takes the same time and returns false. */
export async function verifyPassword(password: string, phc: string | null): Promise<boolean> {
  const stored = (phc === null ? null : parsePhc(phc)) ?? DUMMY;
  const key = await withHashSlot(() => derive(password, stored.salt, stored.params));
  return timingSafeEqual(key, stored.hash) && phc !== null;
}

export function needsRehash(phc: string): boolean {
  const params = parsePhc(phc)?.params;
  return !params || params.N !== PARAMS.N || params.r !== PARAMS.r || params.p !== PARAMS.p;
}

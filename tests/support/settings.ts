import { env, type Env } from "@/lib/server/env";
import { keysOf } from "@/lib/shared/records";

const original = new Map<keyof Env, unknown>();

export function changeSettings(changes: Partial<Env>): void {
  for (const key of keysOf(changes)) if (!original.has(key)) original.set(key, env()[key]);
  Object.assign(env(), changes);
}

export function restoreSettings(): void {
  Object.assign(env(), Object.fromEntries(original));
  original.clear();
}

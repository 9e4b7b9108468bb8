import { DAY_SECONDS } from "@/lib/shared/durations";
import { computeMac, constantTimeEqual } from "@/lib/shared/signed-value";
import { GATE_DAYS } from "./model";

export interface GateKey {
  secret: string;
  code: string;
}

interface GateCache {
  key: GateKey;
  codeId: Promise<string>;
  valid: Set<string>;
}

const MAX_CACHED_COOKIES = 1_000;
let cache: GateCache | undefined;

function cacheFor(key: GateKey): GateCache {
  if (cache?.key.secret !== key.secret || cache.key.code !== key.code) {
    // A cookie carries the id of its code, so that a new code invalidates every cookie of the old one.
    const codeId = computeMac(key.secret, `gate-code|${key.code}`).then((mac) => mac.slice(0, 16));
    cache = { key, codeId, valid: new Set() };
  }
  return cache;
}

/** The gate cookie's value: `v1.<codeId>.<expiry in seconds>.<HMAC-SHA-256>`. */
export async function issueGateCookie(key: GateKey, now: Date): Promise<string> {
  const expiry = Math.floor(now.getTime() / 1000) + GATE_DAYS * DAY_SECONDS;
  const body = `v1.${await cacheFor(key).codeId}.${expiry}`;
  return `${body}.${await computeMac(key.secret, `gate|${body}`)}`;
}

/** True for an unexpired cookie, in its one canonical form, that this installation issued for the current code. */
export async function hasGateAccess(cookie: string | undefined, key: GateKey, now: Date): Promise<boolean> {
  if (!cookie || cookie.length > 200) return false;
  const [version, id, expiry, mac, ...rest] = cookie.split(".");
  if (version !== "v1" || !id || !mac || !expiry || !/^\d{1,12}$/.test(expiry) || rest.length > 0) return false;
  if (Number(expiry) * 1000 <= now.getTime()) return false;
  const { codeId, valid } = cacheFor(key);
  if (valid.has(cookie)) return true;
  const isSigned = constantTimeEqual(mac, await computeMac(key.secret, `gate|v1.${id}.${expiry}`));
  const isValid = isSigned && constantTimeEqual(id, await codeId);
  if (valid.size >= MAX_CACHED_COOKIES) valid.clear();
  if (isValid) valid.add(cookie);
  return isValid;
}

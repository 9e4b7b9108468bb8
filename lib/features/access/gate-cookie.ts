import { computeMac, secretsEqual } from "@/lib/server/crypto";
import { DAY_SECONDS } from "@/lib/shared/time/durations";
import { GATE_DAYS } from "./model";

export interface GateKey {
  secret: string;
  code: string;
}

/** `invitationId` is null when the cookie proves the access code. */
interface GateProof {
  invitationId: number | null;
}

const INVITATION_ID = /^i([1-9]\d{0,9})$/;

/** A cookie carries the id of its code, so that a new code invalidates every cookie of the old one. */
const codeIdOf = ({ secret, code }: GateKey): string => computeMac(secret, `gate-code|${code}`).slice(0, 16);

interface Invitation {
  id: number;
  expiresAt: Date;
}

const toSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

export const gateLifetimeSeconds = (now: Date, invitation?: Invitation): number =>
  Math.min(GATE_DAYS * DAY_SECONDS, invitation ? toSeconds(invitation.expiresAt) - toSeconds(now) : Infinity);

/**
 * The gate cookie's value: `v1.<codeId>.<expiry in seconds>.<HMAC-SHA-256>`, where the id of an invitation is
 * `i<number>`.
 */
export function issueGateCookie(key: GateKey, now: Date, invitation?: Invitation): string {
  const expiry = toSeconds(now) + gateLifetimeSeconds(now, invitation);
  const body = `v1.${invitation ? `i${invitation.id}` : codeIdOf(key)}.${expiry}`;
  return `${body}.${computeMac(key.secret, `gate|${body}`)}`;
}

/**
 * What a valid cookie proves: it is unexpired, in canonical form, and issued by this installation for the current
 * access code or for an invitation. Null for any other. The caller checks whether the invitation is still valid.
 */
export function readGateCookie(cookie: string | undefined, key: GateKey, now: Date): GateProof | null {
  if (!cookie || cookie.length > 200) return null;
  const [version, id, expiry, mac, ...rest] = cookie.split(".");
  if (version !== "v1" || !id || !mac || !expiry || !/^\d{1,12}$/.test(expiry) || rest.length > 0) return null;
  if (Number(expiry) * 1000 <= now.getTime()) return null;
  if (!secretsEqual(mac, computeMac(key.secret, `gate|v1.${id}.${expiry}`))) return null;
  const invitation = INVITATION_ID.exec(id)?.[1];
  if (invitation) return { invitationId: Number(invitation) };
  return secretsEqual(id, codeIdOf(key)) ? { invitationId: null } : null;
}

import "server-only";
import { keyedHash, randomToken, secretsEqual } from "@/lib/server/crypto";

const macOf = (nonce: string, subject: string): string => keyedHash("sign-in-device", `${nonce}|${subject}`);

export function issueDevice(subject: string): string {
  const nonce = randomToken();
  return `${nonce}.${macOf(nonce, subject)}`;
}

/**
 * The nonce of a browser that has signed in as this subject before, else null. Its failures are counted separately, so
 * that guesses from elsewhere never lock the owner's own browser out (OWASP, device cookies).
 */
export function knownDevice(cookie: string | undefined, subject: string): string | null {
  const [nonce, mac, ...rest] = cookie?.split(".") ?? [];
  if (!nonce || !mac || rest.length > 0 || nonce.length > 64) return null;
  return secretsEqual(mac, macOf(nonce, subject)) ? nonce : null;
}

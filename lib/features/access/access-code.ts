import "server-only";
import { secretsEqual } from "@/lib/server/crypto";

/** What the first start makes: small letters and digits alone, so that capitals and the hyphen tell nothing. */
const GENERATED = /^[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}$/;

const withoutForm = (code: string): string => code.toLowerCase().replace(/[\s\p{Pd}]/gu, "");

/** A code that an operator chose may rest on its capitals and signs, so that one must be entered exactly. */
export function isAccessCode(entered: string, code: string): boolean {
  return GENERATED.test(code) ? secretsEqual(withoutForm(entered), withoutForm(code)) : secretsEqual(entered, code);
}

import "server-only";
import { secretsEqual } from "@/lib/server/crypto";

/**
 * Codes that `npm start` generates hold only lower-case letters and digits, so case, spaces and hyphens are ignored.
 */
const GENERATED = /^[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}$/;

const stripCaseAndHyphens = (code: string): string => code.toLowerCase().replace(/[\s\p{Pd}]/gu, "");

/** An operator's own code may depend on case and punctuation, so it is compared exactly. */
export function isAccessCode(entered: string, code: string): boolean {
  return GENERATED.test(code)
    ? secretsEqual(stripCaseAndHyphens(entered), stripCaseAndHyphens(code))
    : secretsEqual(entered, code);
}

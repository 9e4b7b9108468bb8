import "server-only";
import { keyedHash, randomText } from "@/lib/server/crypto";

// Without I, L, O and U, which are misread or make words.
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** 80 random bits as `ABCD-1234-EFGH-5678`. */
export const newInvitationCode = (): string =>
  Array.from({ length: GROUPS }, () => randomText(ALPHABET, GROUP_LENGTH)).join("-");

const canonicalCode = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");

/** The stored form. The key prevents guessing codes from a copy of the table. */
export const hashInvitationCode = (code: string): string => keyedHash("invitation-code", canonicalCode(code));

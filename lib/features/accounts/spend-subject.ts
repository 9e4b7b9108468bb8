import "server-only";
import { keyedHash } from "@/lib/server/crypto";

/** The subject under which a person's spending is counted; the deletion of the account needs it too. */
export const spendSubject = (userId: number): string => keyedHash("llm-spend", String(userId));

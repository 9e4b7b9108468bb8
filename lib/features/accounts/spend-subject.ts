import "server-only";
import { keyedHash } from "@/lib/server/crypto";

export const spendSubject = (userId: number): string => keyedHash("llm-spend", String(userId));

import "server-only";
import { hashToken, randomText } from "@/lib/server/crypto";
import type { CommentKind } from "./schema";

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 16;

export const newWithdrawalCode = (): string => randomText(LETTERS, LENGTH);

/** One hash for each row, so that without the code nobody can tell which rows belong together. */
export const withdrawalHash = (code: string, kind: "rating" | CommentKind): string => hashToken(`${kind}|${code}`);

export const groupCode = (code: string): string => code.match(/.{4}/g)?.join("-") ?? code;

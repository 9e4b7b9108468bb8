import { z } from "zod";
import { mailedToken } from "@/lib/features/accounts/schema";
import { emailInput } from "@/lib/shared/email";
import { EMAIL_INVALID, EMAIL_REQUIRED } from "./model";

export const joinInput = z.strictObject({
  email: z
    .string({ error: EMAIL_REQUIRED })
    .refine((value) => value.trim() !== "", { error: EMAIL_REQUIRED, abort: true })
    .pipe(emailInput(EMAIL_INVALID, EMAIL_REQUIRED)),
});
export type JoinInput = z.output<typeof joinInput>;

/** Opening the link proves access to the mailbox. */
export const listLinkInput = z.strictObject({ token: mailedToken });
export type ListLinkInput = z.output<typeof listLinkInput>;

export interface JoinView {
  success: true;
  message: string;
  waitingList: boolean;
  linkMailed: boolean;
}

export interface ListLinkView {
  success: true;
  message: string;
}

export interface SeatsView {
  /** Never more than `seats`. */
  taken: number;
  seats: number;
}

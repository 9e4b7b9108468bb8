import { z } from "zod";
import { emailInput } from "@/lib/shared/email";
import { EMAIL_INVALID, EMAIL_REQUIRED } from "./model";

export const joinInput = z.strictObject({
  email: z
    .string({ error: EMAIL_REQUIRED })
    .refine((value) => value.trim() !== "", { error: EMAIL_REQUIRED, abort: true })
    .pipe(emailInput(EMAIL_INVALID, EMAIL_REQUIRED)),
});
export type JoinInput = z.output<typeof joinInput>;

export interface JoinView {
  success: true;
  message: string;
  /** True beyond the last seat. */
  waitingList: boolean;
}

export interface SeatsView {
  /** Never more than `seats`. */
  taken: number;
  seats: number;
}

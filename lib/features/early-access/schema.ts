import { z } from "zod";
import { mailedToken } from "@/lib/features/accounts/schema";
import type { UtcTime } from "@/lib/shared/formats";
import { filterOf, listQuery, type ListView } from "@/lib/shared/list-query";
import { emailInput } from "@/lib/shared/text/email";
import { EMAIL_INVALID, EMAIL_REQUIRED, MAX_INVITED_AT_ONCE, SIGNUP_STATES, type SignupState } from "./model";

export const joinInput = z.strictObject({
  email: z
    .string({ error: EMAIL_REQUIRED })
    .refine((value) => value.trim() !== "", { error: EMAIL_REQUIRED, abort: true })
    .pipe(emailInput(EMAIL_INVALID, EMAIL_REQUIRED)),
});
export type JoinInput = z.output<typeof joinInput>;

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
  taken: number;
  seats: number;
}

export const signupsQuery = listQuery(["newest", "oldest", "next", "address"]).extend({
  state: filterOf(["", ...SIGNUP_STATES]),
});
export type SignupsQuery = z.output<typeof signupsQuery>;

export const inviteNextInput = z.strictObject({
  count: z.int(`Please choose 1 to ${MAX_INVITED_AT_ONCE}`).min(1).max(MAX_INVITED_AT_ONCE),
});
export type InviteNextInput = z.output<typeof inviteNextInput>;

export interface SignupRowView {
  id: number;
  email: string;
  state: SignupState;
  createdAt: UtcTime;
  confirmedAt: UtcTime | null;
  invitedAt: UtcTime | null;
  joinedAt: UtcTime | null;
  expiresAt: UtcTime | null;
}

export interface SignupsView {
  list: ListView<SignupRowView>;
  counts: Record<SignupState, number>;
  seats: SeatsView;
}

export interface InvitedView {
  success: true;
  message: string;
  invited: number;
}

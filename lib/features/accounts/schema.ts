import { z } from "zod";
import type { UtcTime } from "@/lib/shared/formats";
import { opaqueId } from "@/lib/shared/ids";
import { codePoints, userText } from "@/lib/shared/text/clean-text";
import { emailInput } from "@/lib/shared/text/email";

export const PASSWORD_MIN = 6;
const PASSWORD_MAX = 128;
export const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD_MIN} characters`;

export const ADDRESS_TAKEN = "This email is already registered. Please use a different email.";

/** Compared exactly as received: no trimming or case folding; only the number of characters is limited. */
export const passwordInput = z
  .string({ error: PASSWORD_TOO_SHORT })
  .max(PASSWORD_MAX * 2, `Password must be at most ${PASSWORD_MAX} characters`)
  .refine((value) => codePoints(value) >= PASSWORD_MIN, PASSWORD_TOO_SHORT)
  .refine((value) => codePoints(value) <= PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`);

const nameInput = userText({
  min: 2,
  max: 80,
  required: "Name must be at least 2 characters",
  tooLong: "Name must be at most 80 characters",
});

export const signInInput = z.strictObject({ email: emailInput(), password: passwordInput });
export type SignInInput = z.output<typeof signInInput>;

const secondFactor = z.string().trim().min(6, "A code has six digits").max(20, "This is too long for a code");
export const signInAdminInput = signInInput.extend({ code: secondFactor.optional() });
export type SignInAdminInput = z.output<typeof signInAdminInput>;

export const confirmAdminInput = z.strictObject({ password: passwordInput, code: secondFactor.optional() });
export type ConfirmAdminInput = z.output<typeof confirmAdminInput>;

export const codeInput = z.strictObject({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, "A code has six digits"),
});
export type CodeInput = z.output<typeof codeInput>;

/** `secret` is Base32, for typing into an app; in the rows of `qr`, 1 is dark and 0 light. */
export interface NewAdminCodesView {
  secret: string;
  qr: { size: number; rows: string[] };
}

export interface AdminCodesView {
  recoveryCodes: string[];
}

export const registerInput = z.strictObject({ email: emailInput(), password: passwordInput, name: nameInput });
export type RegisterInput = z.output<typeof registerInput>;

export const addressInput = z.strictObject({
  email: emailInput("Invalid email address", "Please enter an email address"),
});
export type AddressInput = z.output<typeof addressInput>;

export const mailedToken = z
  .string({ error: "This link is not complete." })
  .regex(/^[\w-]{43}$/, "This link is not complete.");

export const resetPasswordInput = z.strictObject({ token: mailedToken, password: passwordInput });
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;

export const verifyEmailInput = z.strictObject({ token: mailedToken });
export type VerifyEmailInput = z.output<typeof verifyEmailInput>;

export const renameInput = z.strictObject({ name: nameInput });
export type RenameInput = z.output<typeof renameInput>;

export const changePasswordInput = z.strictObject({ current: passwordInput.optional(), next: passwordInput });
export type ChangePasswordInput = z.output<typeof changePasswordInput>;

export const confirmIdentityInput = z.strictObject({ password: passwordInput });
export type ConfirmIdentityInput = z.output<typeof confirmIdentityInput>;

export const REASON_MIN = 5;

export const reasonInput = userText({
  min: REASON_MIN,
  max: 300,
  required: `Please say why in at least ${REASON_MIN} characters`,
  tooLong: "Please keep the reason under 300 characters",
});
export const reasonedInput = z.strictObject({ reason: reasonInput });
export type ReasonedInput = z.output<typeof reasonedInput>;

export const sessionParams = z.object({ sessionId: opaqueId });

export interface OutcomeView {
  success: true;
  message: string;
}

export interface CurrentUserView {
  id: number;
  email: string;
  name: string | null;
}

export type AuthStateView = { authenticated: false; user: null } | { authenticated: true; user: CurrentUserView };

export const deletionReceipt = z.object({
  deletedAt: z.string(),
  rows: z.array(z.object({ table: z.string(), removed: z.number(), anonymised: z.number() })),
});
export type DeletionReceiptView = z.output<typeof deletionReceipt>;

export interface SessionView {
  id: string;
  browser: string | null;
  signedInAt: UtcTime;
  isThisOne: boolean;
}

export interface AccountView {
  email: string;
  name: string | null;
  isEmailVerified: boolean;
  hasPassword: boolean;
  hasGoogle: boolean;
  sessions: SessionView[];
}

export interface DeletionView extends OutcomeView {
  receipt: DeletionReceiptView;
}

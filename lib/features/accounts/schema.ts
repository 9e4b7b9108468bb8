import { z } from "zod";
import { codePoints, userText } from "@/lib/shared/clean-text";
import { emailInput } from "@/lib/shared/email";
import { opaqueId } from "@/lib/shared/ids";

export const PASSWORD_MIN = 6;
const PASSWORD_MAX = 128;
export const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD_MIN} characters`;

export const ADDRESS_TAKEN = "This email is already registered. Please use a different email.";

/** A password exactly as received: no trimming, no change of case, no rule but its length in characters. */
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

export const registerInput = z.strictObject({ email: emailInput(), password: passwordInput, name: nameInput });
export type RegisterInput = z.output<typeof registerInput>;

/** Body of the calls that name an account by its address. */
export const addressInput = z.strictObject({
  email: emailInput("Invalid email address", "Please enter an email address"),
});
export type AddressInput = z.output<typeof addressInput>;

/** A token that a mail carried; whoever holds it reads that mail. */
export const mailedToken = z
  .string({ error: "This link is not complete." })
  .regex(/^[\w-]{43}$/, "This link is not complete.");

export const resetPasswordInput = z.strictObject({ token: mailedToken, password: passwordInput });
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;

export const verifyEmailInput = z.strictObject({ token: mailedToken });
export type VerifyEmailInput = z.output<typeof verifyEmailInput>;

export const renameInput = z.strictObject({ name: nameInput });
export type RenameInput = z.output<typeof renameInput>;

/** `current` is left out by people who have no password yet. */
export const changePasswordInput = z.strictObject({ current: passwordInput.optional(), next: passwordInput });
export type ChangePasswordInput = z.output<typeof changePasswordInput>;

export const confirmIdentityInput = z.strictObject({ password: passwordInput });
export type ConfirmIdentityInput = z.output<typeof confirmIdentityInput>;

export const sessionParams = z.object({ sessionId: opaqueId });

/** Calls that say how it went in words. */
export interface OutcomeView {
  success: true;
  message: string;
}

export interface CurrentUserView {
  id: number;
  email: string;
  name: string | null;
}

/** Answer of `GET /api/auth/user`. */
export type AuthStateView = { authenticated: false; user: null } | { authenticated: true; user: CurrentUserView };

/** What a deletion removed or made anonymous, by table; it names no person. */
export const deletionReceipt = z.object({
  /** ISO 8601, UTC. */
  deletedAt: z.string(),
  rows: z.array(z.object({ table: z.string(), removed: z.number(), anonymised: z.number() })),
});
export type DeletionReceiptView = z.output<typeof deletionReceipt>;

export interface SessionView {
  id: string;
  /** For example 'Firefox on Windows'. */
  browser: string | null;
  /** ISO 8601, UTC. */
  signedInAt: string;
  isThisOne: boolean;
}

/** What the account page shows. */
export interface AccountView {
  email: string;
  name: string | null;
  isEmailVerified: boolean;
  hasPassword: boolean;
  hasGoogle: boolean;
  sessions: SessionView[];
}

/** A line of the audit log. */
export interface AdminActionView {
  id: number;
  action: string;
  /** For example 'try_users 4711'; null when the act has no object. */
  target: string | null;
  /** Null once the admin is gone. */
  admin: string | null;
  /** ISO 8601, UTC. */
  at: string;
}

/** Answer of `DELETE /api/auth/delete-account` and of `POST /api/auth/emergency-delete`. */
export interface DeletionView extends OutcomeView {
  receipt: DeletionReceiptView;
}

import { PRODUCT } from "@/lib/shared/product";

export const SEATS = PRODUCT.earlyAccessSeats;

export const EMAIL_REQUIRED = "Please enter your email address";
export const EMAIL_INVALID = "Please enter a valid email address";

export const SEAT_RESERVED = "Your access has been reserved. We'll be in touch soon!";
/** The same for everybody while all seats are taken, so that it reveals nobody's seat. */
export const WAITING_LISTED =
  "All seats are taken. You are on the waiting list, and we'll write when one opens. A seat you already have stays yours.";

/**
 * The form's message for an invalid address, or null. Requires text, at sign, text, dot, text, and no spaces. Linear
 * in the length; the server's own check is stricter.
 */
export function emailProblem(input: string): string | null {
  const text = input.trim();
  if (text === "") return EMAIL_REQUIRED;
  const at = text.indexOf("@");
  const domain = text.slice(at + 1);
  const dot = domain.lastIndexOf(".");
  const isShaped = at > 0 && !domain.includes("@") && dot > 0 && dot < domain.length - 1;
  return isShaped && text.length <= 254 && !/\s/.test(text) ? null : EMAIL_INVALID;
}

export const CONFIRM_DAYS = PRODUCT.confirmDays;

export const ADDRESS_CONFIRMED = "Your address is confirmed. We will write when your seat is ready.";
export const CONFIRMED_WAITING = "Your address is confirmed. All seats are taken; we will write when one opens.";
export const LIST_LEFT = "Your address was taken off the list and is stored there no longer.";
export const LINK_OVER = "A newer link has replaced this one, or its address is no longer on the list.";

export const hasSeat = (position: number): boolean => position <= SEATS;

export const SIGNUP_STATES = ["waiting", "confirmed", "invited", "joined"] as const;
export type SignupState = (typeof SIGNUP_STATES)[number];

interface SignupTimes {
  confirmedAt: Date | null;
  invitedAt: Date | null;
  joinedAt: Date | null;
}

export function signupState({ confirmedAt, invitedAt, joinedAt }: SignupTimes): SignupState {
  if (joinedAt) return "joined";
  if (invitedAt) return "invited";
  return confirmedAt ? "confirmed" : "waiting";
}

export const MAX_INVITED_AT_ONCE = 100;
export const NOT_CONFIRMED = "This address is not confirmed yet, so no invitation is mailed to it.";
export const ALREADY_INVITED = "This address has an invitation. Send it again, or withdraw it.";
export const NOT_INVITED = "This address has no invitation.";

export const SESSION_COOKIE = "clarity-session";
export const TRIAL_COOKIE = "clarity-trial";
export const ADMIN_COOKIE = "clarity-admin";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long an identity lasts: without use, and at the most. */
export const LIFETIMES = {
  sessionIdle: 7 * DAY,
  sessionAbsolute: 30 * DAY,
  adminIdle: 30 * MINUTE,
  adminAbsolute: 8 * HOUR,
  trial: DAY,
} as const;

/** A session's idle end moves forward at most this often, so that reading a page seldom writes. */
export const SESSION_TOUCH_INTERVAL = 10 * MINUTE;

/** When an idle limit and an absolute limit that began at `createdAt` end, whichever is first. */
export function sessionEnd(createdAt: Date, now: Date, limits: { idle: number; absolute: number }): Date {
  return new Date(Math.min(now.getTime() + limits.idle, createdAt.getTime() + limits.absolute));
}

/** First name for greetings: the name, else the part of the address before the at sign, else 'Friend'. */
export function firstNameOf(name: string | null | undefined, email?: string | null): string {
  return name?.trim().split(/\s+/)[0] || email?.split("@")[0] || "Friend";
}

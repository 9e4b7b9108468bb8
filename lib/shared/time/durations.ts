export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;
export const MINUTES_PER_DAY = 24 * 60;
export const DAY_SECONDS = DAY_MS / 1_000;

/** For how long a person can restore what they deleted. */
export const RESTORE_WINDOW_MS = DAY_MS;

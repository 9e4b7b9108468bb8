import { DAY_MS } from "@/lib/shared/time/durations";

export const dayOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

export const secondsToMidnight = (now: Date): number =>
  Math.ceil((dayOf(now).getTime() + DAY_MS - now.getTime()) / 1_000);

/** Subject of the site's profile look-ups; a look-up counts as one token. */
export const LOOKUP_SUBJECT = "profile-lookups";
export const SITE_SUBJECT = "site";
export const USE_PREFIX = "use:";

export const subjectOfUse = (use: string): string => USE_PREFIX + use;

export const useOf = (subject: string): string | null =>
  subject.startsWith(USE_PREFIX) ? subject.slice(USE_PREFIX.length) : null;

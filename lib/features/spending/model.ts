import { DAY_MS } from "@/lib/shared/time/durations";

export const dayOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

export const secondsToMidnight = (now: Date): number =>
  Math.ceil((dayOf(now).getTime() + DAY_MS - now.getTime()) / 1_000);

const USE = "use:";

export const subjectOfUse = (use: string): string => USE + use;

export const useOf = (subject: string): string | null => (subject.startsWith(USE) ? subject.slice(USE.length) : null);

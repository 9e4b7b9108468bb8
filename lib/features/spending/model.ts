import { DAY_MS } from "@/lib/shared/durations";

/** Spending is counted by days of UTC. */
export const dayOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

export const secondsToMidnight = (now: Date): number =>
  Math.ceil((dayOf(now).getTime() + DAY_MS - now.getTime()) / 1_000);

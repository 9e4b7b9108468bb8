import "server-only";
import { env } from "@/lib/server/env";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { dayOf, secondsToMidnight } from "./model";
import * as store from "./store";

/**
 * Books one look-up of the profile service on the site's account of the day, also without a limit, so that the operator
 * sees how many there are. The result gives it back: the service charges for profiles that it finds alone.
 * @throws AppError unavailable with the seconds to midnight UTC when PROFILE_DAILY_LOOKUPS are used up.
 */
export async function reserveLookup({ now }: Pick<Ctx, "now">): Promise<() => Promise<void>> {
  const lookup = { day: dayOf(now), subject: store.LOOKUPS, tokens: 1, cost: 0 };
  if (!(await store.bookSpend(lookup, { tokens: env().PROFILE_DAILY_LOOKUPS }))) {
    throw new AppError(
      "unavailable",
      "Today's profile look-ups are used up. They start again at midnight UTC; your own document works now.",
      { retryAfter: secondsToMidnight(now) },
    );
  }
  return () => store.correctSpend({ ...lookup, tokens: -1 });
}

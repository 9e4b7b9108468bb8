import "server-only";
import { env } from "@/lib/server/env";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { dayOf, LOOKUP_SUBJECT, secondsToMidnight } from "./model";
import * as store from "./store";

/**
 * Books one profile look-up on the site's daily account, also without a limit, so that the operator sees the count.
 * The result refunds the booking: the service charges only for profiles that it finds.
 * @throws AppError unavailable with the seconds to midnight UTC when PROFILE_DAILY_LOOKUPS are used up.
 */
export async function reserveLookup({ now }: Pick<Ctx, "now">): Promise<() => Promise<void>> {
  const lookup = { day: dayOf(now), tokens: 1, cost: 0 };
  if (!(await store.bookTokens(lookup, { subject: LOOKUP_SUBJECT, maxTokens: env().PROFILE_DAILY_LOOKUPS }))) {
    throw new AppError(
      "unavailable",
      "Today's profile look-ups are used up. They start again at midnight UTC; your own document works now.",
      { retryAfter: secondsToMidnight(now) },
    );
  }
  return () => store.correctSpend({ ...lookup, tokens: -1 }, [LOOKUP_SUBJECT]);
}

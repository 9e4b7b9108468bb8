import type { TodayView } from "@/lib/features/goals/schema";
import { formatDate } from "@/lib/shared/time/dates";

type SecondTries = NonNullable<TodayView["secondTries"]>;

/** Nothing where the share rounds to 0 of 100: there is nothing to work on. */
export function SecondTriesLine({ tries }: { tries: SecondTries }) {
  const { sharePercent, lowPercent, highPercent, mails, clarified, repeated, apologized, readOnDay } = tries;
  if (sharePercent === 0) return null;
  const seen = clarified + repeated + apologized;
  return (
    <details className="border-subtle mt-2 border-t text-sm">
      <summary className="min-h-11 cursor-pointer py-3">
        {`About ${sharePercent} in 100 of your messages needed a second try`}
      </summary>
      <p className="text-muted pb-2 text-xs" suppressHydrationWarning>
        {`${seen} of ${mails.toLocaleString("en")} that you sent: ${clarified} add or correct, ${repeated} ask again, ${apologized} apologize.`}
        {lowPercent < highPercent && ` In the long run it is likely ${lowPercent} to ${highPercent} in 100.`}
        {` Read on ${formatDate(readOnDay, "en-GB")}.`}
      </p>
    </details>
  );
}

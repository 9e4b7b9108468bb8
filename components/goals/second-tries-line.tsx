import type { TodayView } from "@/lib/features/goals/schema";
import { formatDate } from "@/lib/shared/dates";

type SecondTries = NonNullable<TodayView["secondTries"]>;

/** How many of the person's mails came after an own one on the same matter, with what is known of the share. */
export function SecondTriesLine({ tries }: { tries: SecondTries }) {
  const { share, low, high, of, clarified, repeated, apologized, readOn } = tries;
  const seen = clarified + repeated + apologized;
  return (
    <section aria-labelledby="second-tries" className="mt-5">
      <h3 id="second-tries" className="eyebrow">
        Messages that needed a second try
      </h3>
      <p className="text-ink mt-1 text-sm">
        {share} of 100 mails{low < high && `, likely between ${low} and ${high}`}
      </p>
      <p className="text-muted text-xs" suppressHydrationWarning>
        {`${seen} of ${of.toLocaleString("en")} that you sent: ${clarified} add or correct, ${repeated} ask again, ${apologized} apologize. Read on ${formatDate(readOn)}.`}
      </p>
    </section>
  );
}

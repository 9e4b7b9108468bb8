import type { TodayView } from "@/lib/features/goals/schema";
import { formatDate } from "@/lib/shared/time/dates";

type SecondTries = NonNullable<TodayView["secondTries"]>;

export function SecondTriesLine({ tries }: { tries: SecondTries }) {
  const { sharePercent, lowPercent, highPercent, mails, clarified, repeated, apologized, readOnDay } = tries;
  const seen = clarified + repeated + apologized;
  return (
    <details className="border-subtle mt-2 border-t text-sm">
      <summary className="min-h-11 cursor-pointer py-3">
        <span className="text-muted">Messages that needed a second try:</span>{" "}
        <span className="text-ink">
          {sharePercent} of 100{lowPercent < highPercent && `, likely ${lowPercent} to ${highPercent}`}
        </span>
      </summary>
      <p className="text-muted pb-2 text-xs" suppressHydrationWarning>
        {`${seen} of ${mails.toLocaleString("en")} that you sent: ${clarified} add or correct, ${repeated} ask again, ${apologized} apologize. Read on ${formatDate(readOnDay, "en-GB")}.`}
      </p>
    </details>
  );
}

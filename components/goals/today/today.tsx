"use client";

import { Button } from "@/components/ui/button";
import type { TodayView } from "@/lib/features/goals/schema";
import type { PracticeSummary } from "@/lib/features/practices/schema";
import { paths } from "@/lib/shared/paths";
import { DueCard } from "../commitments/due-card";
import { useRefreshCommitments, useToday } from "../commitments/use-commitments";
import { WeekOutcomes } from "../week/week-outcomes";
import { SecondTriesLine } from "./second-tries-line";
import { InsightOfToday } from "./insight-of-today";

const WEEKLY_REVIEW = "weekly-review";

interface TodayProps {
  today: TodayView;
  review: PracticeSummary | null;
  onPractice: (practiceId: string, insightId?: string) => void;
}

export function Today({ today: initial, review, onPractice }: TodayProps) {
  const { due, more, next, week, insight, secondTries } = useToday(initial);
  const refresh = useRefreshCommitments();
  const rest = (
    <>
      {next?.due && (
        <>
          Next: <span className="text-ink">{next.text.replace(/\.$/, "")}</span>, {next.due.text}.{" "}
        </>
      )}
      <a href={paths.goals} className="text-link">
        {more > 0 ? `${more} more due on your goals page` : "All goals and commitments"}
      </a>
    </>
  );
  return (
    <section aria-labelledby="today" className="border-subtle mb-4 border-b pb-2">
      <h2 id="today" className="eyebrow">
        Today
      </h2>
      {due.length > 0 ? (
        <ul className="mt-2 space-y-2">
          {due.map((commitment) => (
            <li key={commitment.id}>
              <DueCard commitment={commitment} isBrief onChanged={refresh} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted mt-1 text-sm">
          {next
            ? "Nothing is due today."
            : "Nothing is due. A step that you keep as a commitment appears here on its day."}{" "}
          <span className="text-xs">{rest}</span>
        </p>
      )}
      {review && (
        <Button variant="secondary" className="mt-2 max-w-full text-left" onClick={() => onPractice(review.id)}>
          {`${review.title} (${review.minutes} min)`}
        </Button>
      )}
      {due.length > 0 && <p className="text-muted mt-2 text-xs">{rest}</p>}
      <WeekOutcomes plan={week} onReview={() => onPractice(WEEKLY_REVIEW)} onChanged={refresh} />
      {insight ? (
        <InsightOfToday insight={insight} onPractice={onPractice} />
      ) : (
        <p className="border-subtle text-muted mt-3 border-t pt-3 text-sm">
          An insight that fits your day appears here once you have{" "}
          <a href={paths.trial} className="text-link">
            your report
          </a>
          .
        </p>
      )}
      {secondTries && <SecondTriesLine tries={secondTries} />}
    </section>
  );
}

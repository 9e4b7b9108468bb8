"use client";

import { Button } from "@/components/ui/button";
import type { TodayView } from "@/lib/features/goals/schema";
import type { PracticeSummary } from "@/lib/features/practices/schema";
import { paths } from "@/lib/shared/paths";
import { DueCard } from "./due-card";
import { useRefreshCommitments, useToday } from "./use-commitments";

interface TodayProps {
  today: TodayView;
  /** The weekly review, on its day. */
  review: PracticeSummary | null;
  onReview: (practiceId: string) => void;
}

/** Above a new conversation: what is due, with its answers, and what comes next. Nothing while there is neither. */
export function Today({ today: initial, review, onReview }: TodayProps) {
  const { due, more, next } = useToday(initial);
  const refresh = useRefreshCommitments();
  if (due.length === 0 && !next && !review) return null;
  return (
    <section aria-labelledby="today" className="mb-10">
      <h2 id="today" className="eyebrow">
        Today
      </h2>
      {due.length > 0 ? (
        <ul className="mt-2 space-y-2">
          {due.map((commitment) => (
            <li key={commitment.id}>
              <DueCard commitment={commitment} onChanged={refresh} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted mt-2 text-sm">Nothing is due today.</p>
      )}
      {review && (
        <Button variant="secondary" className="mt-2 max-w-full text-left" onClick={() => onReview(review.id)}>
          {`${review.title} (${review.minutes} min)`}
        </Button>
      )}
      <p className="text-muted mt-2 text-xs">
        {next?.due && (
          <>
            Next: <span className="text-ink">{next.text}</span>, {next.due.text}.{" "}
          </>
        )}
        <a href={paths.goals} className="text-link">
          {more > 0 ? `${more} more due on your goals page` : "All goals and commitments"}
        </a>
      </p>
    </section>
  );
}

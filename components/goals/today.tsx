"use client";

import type { TodayView } from "@/lib/features/goals/schema";
import { paths } from "@/lib/shared/paths";
import { DueCard } from "./due-card";
import { useRefreshCommitments, useToday } from "./use-commitments";

/** Above a new conversation: what is due, with its answers, and what comes next. Nothing while there is neither. */
export function Today({ today: initial }: { today: TodayView }) {
  const { due, more, next } = useToday(initial);
  const refresh = useRefreshCommitments();
  if (due.length === 0 && !next) return null;
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

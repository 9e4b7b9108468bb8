import { useState, type ReactNode } from "react";
import { Mark } from "@/components/layout/mark";
import { cx } from "@/components/ui/cx";
import type { PracticeSummary } from "@/lib/features/practices/schema";
import { formatDate } from "@/lib/shared/time/dates";
import { focusInput } from "../composer/composer";

/** How many practices are shown before `All practices` is pressed. */
const USUAL_COUNT = 4;
const COMPACT_COUNT = 2;

interface EmptyStateProps {
  today?: ReactNode;
  isCompact?: boolean;
  practices: PracticeSummary[];
  suggestedId: string | null;
  isStarting: boolean;
  onPractice: (practiceId: string) => void;
}

function inOrder(practices: PracticeSummary[], suggestedId: string | null): PracticeSummary[] {
  const rank = ({ id, lastDone }: PracticeSummary) => Number(id === suggestedId) * 2 + Number(lastDone !== undefined);
  return practices.toSorted((a, b) => rank(b) - rank(a));
}

export function EmptyState(props: EmptyStateProps) {
  const { today, isCompact = false, practices, suggestedId, isStarting, onPractice } = props;
  const [areAllShown, setAreAllShown] = useState(false);
  const initialCount = isCompact ? COMPACT_COUNT : USUAL_COUNT;
  const shown = inOrder(practices, suggestedId).slice(0, areAllShown ? practices.length : initialCount);
  return (
    <div className="mx-auto flex min-h-full w-full max-w-[46rem] flex-col justify-center px-4 py-6 sm:px-6 sm:py-10">
      {/* A practice that a link asked for is what the person came for. */}
      {suggestedId === null && today}
      {!isCompact && <Mark className="mb-5 h-8 w-auto self-start" />}
      <h1 className="display-type text-ink text-3xl">Start a conversation</h1>
      {!isCompact && (
        <p className="text-muted mt-3 max-w-md">
          Bring what is on your desk: a decision, a person, a message that did not land. Go through it step by step, or
          just talk.
        </p>
      )}
      <ul className={cx("grid gap-2 sm:grid-cols-2", isCompact ? "mt-3" : "mt-8")}>
        {shown.map(({ id, title, when, minutes, lastDone }, index) => (
          <li key={id} className={cx(isCompact && !areAllShown && index > 0 && "max-sm:hidden")}>
            <button
              type="button"
              disabled={isStarting}
              // The button that showed the others is gone, and the focus with it.
              autoFocus={areAllShown && index === initialCount}
              onClick={() => onPractice(id)}
              className={cx(
                "border-subtle bg-surface hover:border-strong hover:bg-raised text-ink data-suggested:border-accent",
                "flex h-full min-h-13 w-full flex-col justify-center rounded-md border px-4 py-2.5 text-left text-sm transition-colors",
              )}
              data-suggested={id === suggestedId || lastDone !== undefined || undefined}
            >
              <span className="flex w-full justify-between gap-3 font-medium">
                {title}
                <span className="text-muted shrink-0 text-xs font-normal">{minutes} min</span>
              </span>
              {(lastDone || !isCompact) && (
                <span className="text-muted mt-0.5 text-xs">
                  {lastDone ? (
                    <span suppressHydrationWarning>Last done on {formatDate(lastDone)}. Time for the next one.</span>
                  ) : (
                    when
                  )}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-x-4">
        <TextButton onClick={() => focusInput()}>Just talk</TextButton>
        {practices.length > shown.length && <TextButton onClick={() => setAreAllShown(true)}>All practices</TextButton>}
      </div>
      {suggestedId !== null && today && <div className="mt-6">{today}</div>}
    </div>
  );
}

function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" onClick={onClick} className="text-accent hover:text-accent-hover min-h-11 text-sm underline">
      {children}
    </button>
  );
}

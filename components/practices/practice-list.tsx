"use client";

import type { PracticeSummary } from "@/lib/features/practices/schema";

interface PracticeListProps {
  practices: PracticeSummary[];
  disabled: boolean;
  onStart: (practiceId: string) => void;
}

export default function PracticeList({ practices, disabled, onStart }: PracticeListProps) {
  return (
    <section
      aria-label="Practices"
      className="border-subtle bg-surface mx-auto mb-2 max-h-[45dvh] w-[calc(100%-2rem)] max-w-[43rem] overflow-y-auto overscroll-contain rounded-lg border p-2"
    >
      <p role="status" className="text-muted px-2 pb-1 text-xs">
        {practices.length === 0 ? (
          "No practice matches"
        ) : (
          <span className="pointer-coarse:hidden">Enter starts the first; the arrow keys choose another</span>
        )}
      </p>
      <ul
        onKeyDown={(event) => {
          const buttons = [...event.currentTarget.querySelectorAll("button")];
          const focused = buttons.findIndex((button) => button === document.activeElement);
          const next = { ArrowDown: focused + 1, ArrowUp: focused - 1 }[event.key];
          if (next === undefined) return;
          event.preventDefault();
          buttons[Math.max(0, Math.min(buttons.length - 1, next))]?.focus();
        }}
      >
        {practices.map(({ id, title, when, minutes }) => (
          <li key={id}>
            <button
              type="button"
              disabled={disabled}
              data-practice={id}
              onClick={() => onStart(id)}
              className="hover:bg-sunken focus-visible:bg-accent-soft flex min-h-11 w-full flex-col rounded-md px-2 py-1.5 text-left"
            >
              <span className="flex w-full justify-between gap-3 text-sm font-medium">
                {title}
                <span className="text-muted shrink-0 text-xs font-normal">{minutes} min</span>
              </span>
              <span className="text-muted text-xs">{when}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

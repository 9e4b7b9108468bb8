import { cx } from "@/components/ui/cx";

/** Two views of one person; where they meet, something becomes visible. */
export const Mark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 32 24" aria-hidden="true" className={cx("mark", className)}>
    <path d="M16 3.92a9.5 9.5 0 0 1 0 16.16 9.5 9.5 0 0 1 0-16.16Z" />
    <circle cx="11" cy="12" r="9.5" />
    <circle cx="21" cy="12" r="9.5" />
  </svg>
);

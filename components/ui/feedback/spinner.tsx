import { cx } from "../cx";

/** Decoration: what is waited for stands beside it as text. */
export function Spinner({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className="inline-flex">
      <svg viewBox="0 0 24 24" fill="none" className={cx("animate-spin", className)}>
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.22" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
    </span>
  );
}

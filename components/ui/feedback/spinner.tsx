import { cx } from "../cx";

interface SpinnerProps {
  label?: string;
  className?: string;
}

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label ? "status" : undefined} aria-hidden={label ? undefined : true} className="inline-flex">
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={cx("animate-spin", className ?? "size-5")}>
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.22" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}

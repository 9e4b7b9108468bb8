/** Two views of one person; where they meet, something becomes visible. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 24" fill="none" aria-hidden="true" className={className}>
      <path d="M16 3.92a9.5 9.5 0 0 1 0 16.16 9.5 9.5 0 0 1 0-16.16Z" className="fill-signal" />
      <circle cx="11" cy="12" r="9.5" strokeWidth="2" className="stroke-accent" />
      <circle cx="21" cy="12" r="9.5" strokeWidth="2" className="stroke-ink" />
    </svg>
  );
}

/** The mark, drawn large and faint behind a section. */
export const BackgroundMark = () => (
  <svg viewBox="0 0 32 24" aria-hidden="true" className="lens">
    <path d="M16 3.92a9.5 9.5 0 0 1 0 16.16 9.5 9.5 0 0 1 0-16.16Z" />
    <circle cx="11" cy="12" r="9.5" />
    <circle cx="21" cy="12" r="9.5" />
  </svg>
);

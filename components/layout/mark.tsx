import { cx } from "@/components/ui/cx";

export const MARK_OVERLAP = "M16 3.92a9.5 9.5 0 0 1 0 16.16 9.5 9.5 0 0 1 0-16.16Z";

const Drawing = ({ className }: { className: string }) => (
  <svg viewBox="0 0 32 24" aria-hidden="true" className={className}>
    <path d={MARK_OVERLAP} />
    <circle cx="11" cy="12" r="9.5" />
    <circle cx="21" cy="12" r="9.5" />
  </svg>
);

export const Mark = ({ className }: { className?: string }) => <Drawing className={cx("mark", className)} />;

export const BackgroundMark = () => <Drawing className="background-mark" />;

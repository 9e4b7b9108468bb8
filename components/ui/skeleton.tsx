import { cx } from "./cx";

/** A resting shape in the size of what is coming. Decoration: the region that holds it says what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx("animate-breathe bg-sunken rounded-sm", className ?? "h-4 w-full")} />;
}

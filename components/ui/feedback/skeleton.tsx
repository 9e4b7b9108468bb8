import { cx } from "../cx";

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx("animate-breathe bg-sunken rounded-sm", className ?? "h-4 w-full")} />;
}

"use client";

import { dayLabel, timeLabel } from "./date-labels";
import { useIsHydrated } from "./use-is-hydrated";

interface RelativeTimeProps {
  iso: string;
  className?: string;
  show?: "day" | "time";
}

export function RelativeTime({ iso, className, show = "day" }: RelativeTimeProps) {
  const isHydrated = useIsHydrated();
  const label = show === "day" ? dayLabel(iso, new Date()) : timeLabel(iso);
  return (
    <time dateTime={iso} className={className} title={isHydrated ? new Date(iso).toLocaleString() : undefined}>
      {isHydrated ? label : iso.slice(0, 10)}
    </time>
  );
}

"use client";

import { dayLabel } from "./date-labels";
import { useIsHydrated } from "./use-is-hydrated";

interface RelativeTimeProps {
  iso: string;
  className?: string;
}

export function RelativeTime({ iso, className }: RelativeTimeProps) {
  const isHydrated = useIsHydrated();
  return (
    <time dateTime={iso} className={className} title={isHydrated ? new Date(iso).toLocaleString() : undefined}>
      {isHydrated ? dayLabel(iso, new Date()) : iso.slice(0, 10)}
    </time>
  );
}

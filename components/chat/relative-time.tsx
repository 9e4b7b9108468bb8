"use client";

import { useSyncExternalStore } from "react";
import { dayLabel, timeLabel } from "./date-labels";

const subscribeToNothing = () => () => {};

/** False on the server and during hydration, when the reader's time zone and language are unknown. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

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

"use client";

import { useSyncExternalStore } from "react";
import { dayLabel, timeLabel } from "./relative-date";

const never = () => () => {};

/** False on the server and while its markup is taken over; the reader's zone and language are known after that. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

interface WhenProps {
  iso: string;
  className?: string;
  /** A day, or a time of day. */
  show?: "day" | "time";
}

/** A moment in the reader's own words, exact in `datetime`. */
export function When({ iso, className, show = "day" }: WhenProps) {
  const isInBrowser = useIsInBrowser();
  const label = show === "day" ? dayLabel(iso, new Date()) : timeLabel(iso);
  return (
    <time dateTime={iso} className={className} title={isInBrowser ? new Date(iso).toLocaleString() : undefined}>
      {isInBrowser ? label : iso.slice(0, 10)}
    </time>
  );
}

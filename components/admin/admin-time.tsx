import { formatUtcMinute } from "@/lib/shared/time/dates";

/** UTC, as in the logs, so that admins in different time zones refer to the same time. */
export function AdminTime({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {formatUtcMinute(at)}
    </time>
  );
}

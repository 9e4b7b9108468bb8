import { formatDateTime } from "@/lib/shared/dates";

/** UTC, as in the logs, so that admins in several places speak of the same moment. */
export function AdminTime({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {formatDateTime(at, "en-GB", "UTC")} UTC
    </time>
  );
}

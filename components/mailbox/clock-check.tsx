import type { ReactNode } from "react";
import type { MessageFeatures, WorkingHours } from "@/lib/features/mailbox/schema";
import { WeekChart } from "./week-chart";

interface ClockCheckProps {
  sent: Pick<MessageFeatures, "at" | "offset">[];
  hours: WorkingHours;
  zone: string | null;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
  children?: ReactNode;
}

export function ClockCheck({ sent, hours, zone, isConfirmed, onConfirm, children }: ClockCheckProps) {
  return (
    <fieldset>
      <legend className="text-ink font-medium">Is this your week?</legend>
      <p className="text-muted mt-1 mb-4 text-sm">
        {zone ? `In the time zone ${zone.replaceAll("_", " ")}.` : "In the time of each mail."} Unless you confirm it,
        the report says nothing about hours or about changes over time.
      </p>
      <WeekChart sent={sent} hours={hours} />
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <label className="text-ink flex min-h-11 cursor-pointer items-center gap-3 text-sm">
          <input
            type="checkbox"
            className="accent-accent size-5"
            checked={isConfirmed}
            onChange={({ target }) => onConfirm(target.checked)}
          />
          Yes, this is when I send mail
        </label>
        {children}
      </div>
    </fieldset>
  );
}

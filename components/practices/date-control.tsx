"use client";

import { Input } from "@/components/ui/forms/input";
import type { DateValue } from "@/lib/features/practices/schema";
import { errorProps, type ControlProps } from "./entry-controls";

const today = () => new Date().toLocaleDateString("sv-SE");

export function DateControl({ value, onChange, errorId }: ControlProps<DateValue | null>) {
  const chosen = value ?? { date: "", time: null, note: "" };
  return (
    <div className="grid gap-3 sm:grid-cols-[10rem_8rem_1fr]">
      <label className="text-sm">
        Day
        <Input
          {...errorProps(errorId)}
          type="date"
          min={today()}
          value={chosen.date}
          onChange={(event) => onChange({ ...chosen, date: event.target.value })}
          className="mt-1"
        />
      </label>
      <label className="text-sm">
        Time (optional)
        <Input
          type="time"
          value={chosen.time ?? ""}
          onChange={(event) => onChange({ ...chosen, time: event.target.value || null })}
          className="mt-1"
        />
      </label>
      <label className="text-sm">
        Where (optional)
        <Input
          value={chosen.note}
          maxLength={200}
          dir="auto"
          autoComplete="off"
          onChange={(event) => onChange({ ...chosen, note: event.target.value })}
          className="mt-1"
        />
      </label>
    </div>
  );
}

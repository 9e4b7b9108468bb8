import { Field } from "@/components/ui/forms/field";
import { fullDueText } from "@/lib/features/goals/model";

interface DayFieldsProps {
  date: string;
  time: string;
  timeZone: string;
  withoutDay?: string;
  label?: string;
  isRequired?: boolean;
  onChange: (day: { date: string; time: string }) => void;
}

export function DayFields({ date, time, timeZone, withoutDay, label = "Day", isRequired, onChange }: DayFieldsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] gap-3">
      <Field
        label={label}
        type="date"
        name="date"
        value={date}
        required={isRequired}
        onChange={(event) => onChange({ date: event.target.value, time })}
      />
      <Field
        label="Time (optional)"
        type="time"
        name="time"
        value={time}
        onChange={(event) => onChange({ date, time: event.target.value })}
      />
      <p aria-live="polite" className="col-span-2 text-sm font-medium empty:hidden" suppressHydrationWarning>
        {date ? `Due: ${fullDueText({ date, time: time || null, timeZone })}` : withoutDay}
      </p>
    </div>
  );
}

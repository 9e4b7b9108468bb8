import { CONTROL_CLASS } from "@/components/ui/forms/control";
import { Field } from "@/components/ui/forms/field";
import { MONDAY_FIRST, type WorkingHours } from "@/lib/features/mailbox/schema";
import { DAY_MS } from "@/lib/shared/time/durations";

const SUNDAY = Date.UTC(2026, 0, 4);

const nameOf = (day: number) =>
  new Intl.DateTimeFormat(undefined, { weekday: "short", timeZone: "UTC" }).format(new Date(SUNDAY + day * DAY_MS));

interface WorkingHoursChoiceProps {
  hours: WorkingHours;
  onHours: (hours: WorkingHours) => void;
}

export function WorkingHoursChoice({ hours, onHours }: WorkingHoursChoiceProps) {
  const { from, to, days } = hours;
  const toggle = (day: number) => {
    const next = days.includes(day) ? days.filter((other) => other !== day) : [...days, day];
    if (next.length > 0) onHours({ ...hours, days: next });
  };
  return (
    <fieldset>
      <legend className="text-ink text-lg font-medium">When do you work?</legend>
      <p className="text-muted mt-1 text-sm">
        In your own time. Mail outside these hours and the time you take to answer are measured by them.
      </p>
      <div className="mt-4 grid max-w-xs grid-cols-2 gap-4">
        <HourField
          label="From"
          value={from}
          hours={hourOptions(0, to)}
          onHour={(hour) => onHours({ ...hours, from: hour })}
        />
        <HourField
          label="To"
          value={to}
          hours={hourOptions(from + 1, 25)}
          onHour={(hour) => onHours({ ...hours, to: hour })}
        />
      </div>
      <div role="group" aria-label="Working days" className="mt-4 flex flex-wrap gap-x-5">
        {MONDAY_FIRST.map((day) => (
          <label key={day} className="text-ink flex min-h-11 cursor-pointer items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="accent-accent size-5"
              checked={days.includes(day)}
              onChange={() => toggle(day)}
            />
            {nameOf(day)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const hourOptions = (first: number, end: number) => Array.from({ length: end - first }, (_, index) => first + index);

interface HourFieldProps {
  label: string;
  value: number;
  hours: number[];
  onHour: (hour: number) => void;
}

function HourField({ label, value, hours, onHour }: HourFieldProps) {
  return (
    <Field label={label}>
      <select className={CONTROL_CLASS} value={value} onChange={(event) => onHour(Number(event.target.value))}>
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {hour}:00
          </option>
        ))}
      </select>
    </Field>
  );
}

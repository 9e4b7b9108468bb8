import { cx } from "@/components/ui/cx";
import { CONTROL_CLASS } from "@/components/ui/forms/control";
import { Field } from "@/components/ui/forms/field";

interface TimeZoneChoiceProps {
  zone: string | null;
  onZone: (zone: string | null) => void;
}

export function TimeZoneChoice({ zone, onZone }: TimeZoneChoiceProps) {
  const zones = Intl.supportedValuesOf("timeZone");
  const all = zone && !zones.includes(zone) ? [zone, ...zones] : zones;
  return (
    <Field
      label="Which time zone do you live in?"
      hint="Mail servers often write their own time into a mail, so hours are counted in your time zone."
    >
      <select
        className={cx(CONTROL_CLASS, "max-w-md")}
        value={zone ?? ""}
        onChange={({ target }) => onZone(target.value || null)}
      >
        {all.map((name) => (
          <option key={name} value={name}>
            {name.replaceAll("_", " ")}
          </option>
        ))}
        <option value="">The time in each mail (I travel a lot)</option>
      </select>
    </Field>
  );
}

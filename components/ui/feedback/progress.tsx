interface ProgressProps {
  /** 0 to 100. */
  value: number;
  label: string;
  valueText: string;
}

export function Progress({ value, label, valueText }: ProgressProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className="bg-sunken ring-subtle h-2 w-full overflow-hidden rounded-full ring-1 ring-inset"
    >
      <div className="bg-accent h-full rounded-full transition-[width] duration-500" style={{ width: `${percent}%` }} />
    </div>
  );
}

import { dayText } from "@/lib/features/goals/model";
import type { WeekView } from "@/lib/features/goals/schema";
import { sum } from "@/lib/shared/numbers/sum";

const PARTS = [
  { key: "done", label: "Done", className: "bg-accent" },
  { key: "moved", label: "Moved", className: "bg-strong" },
  { key: "dropped", label: "Let go", className: "bg-sunken border border-strong" },
] as const;
const HEIGHT_REM = 6;

const weekName = (from: string) => `Week of ${dayText(from).replace(/^\p{L}+, /u, "")}`;

export function WeekChart({ weeks }: { weeks: WeekView[] }) {
  const totals = weeks.map(({ done, moved, dropped }) => done + moved + dropped);
  const highest = Math.max(1, ...totals);
  const totalOf = (key: (typeof PARTS)[number]["key"]) => sum(weeks.map((week) => week[key]));
  return (
    <figure>
      <figcaption className="text-muted text-sm">
        {totals.some((total) => total > 0)
          ? `In the last ${weeks.length} weeks: ${totalOf("done")} done, ${totalOf("moved")} moved, ${totalOf("dropped")} let go.`
          : `No commitment was answered in the last ${weeks.length} weeks. The first one that you answer appears here.`}
      </figcaption>
      <div aria-hidden="true" className="mt-3 flex items-end gap-1.5" style={{ height: `${HEIGHT_REM}rem` }}>
        {weeks.map((week, index) => (
          <div key={week.from} className="bg-sunken/40 flex h-full flex-1 flex-col justify-end rounded-sm">
            {PARTS.toReversed().map(({ key, className }) => (
              <div key={key} className={className} style={{ height: `${(week[key] / highest) * 100}%` }} />
            ))}
            {totals[index] === 0 && <div className="bg-subtle h-px" />}
          </div>
        ))}
      </div>
      <ul aria-hidden="true" className="text-muted mt-2 flex gap-4 text-xs">
        {PARTS.map(({ key, label, className }) => (
          <li key={key} className="flex items-center gap-1.5">
            <span className={`${className} size-2.5 rounded-xs`} />
            {label}
          </li>
        ))}
      </ul>
      <details className="mt-2 text-sm">
        <summary className="text-muted min-h-11 cursor-pointer py-3">Show the figures as a table</summary>
        <table className="w-full text-left text-xs">
          <thead>
            <tr className="text-muted">
              <th scope="col" className="py-1 font-medium">
                Week
              </th>
              {PARTS.map(({ key, label }) => (
                <th key={key} scope="col" className="py-1 text-right font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.from} className="border-subtle border-t">
                <th scope="row" className="py-1 font-normal">
                  {weekName(week.from)}
                </th>
                {PARTS.map(({ key }) => (
                  <td key={key} className="py-1 text-right tabular-nums">
                    {week[key]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

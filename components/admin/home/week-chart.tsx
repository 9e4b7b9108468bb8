import type { WeekChartView } from "@/lib/features/admin/schema";
import { sum } from "@/lib/shared/numbers/sum";
import { countOf } from "@/lib/shared/text/pluralize";

export function WeekChart({ chart: { title, unit, bars } }: { chart: WeekChartView }) {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  const total = sum(bars.map(({ count }) => count));
  return (
    <figure className="border-subtle border-t pt-4">
      <figcaption>
        <span className="font-medium">{title}</span>
        <span className="text-muted block text-sm tabular-nums">{countOf(total, unit)}</span>
      </figcaption>
      <div aria-hidden="true" className="mt-3 flex h-20 items-end gap-1">
        {bars.map(({ name, count }) => (
          <div key={name} className="bg-sunken flex h-full flex-1 flex-col justify-end rounded-xs">
            <div className="bg-accent rounded-xs" style={{ height: `${(count / highest) * 100}%` }} />
          </div>
        ))}
      </div>
      <details className="text-sm">
        <summary className="text-muted min-h-11 cursor-pointer py-3">The figures as a table</summary>
        <table className="w-full text-left tabular-nums">
          <caption className="sr-only">{title}</caption>
          <tbody>
            {bars.map(({ name, count }) => (
              <tr key={name} className="border-subtle border-t">
                <th scope="row" className="py-1 font-normal">
                  {name}
                </th>
                <td className="py-1 text-right">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

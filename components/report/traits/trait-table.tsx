interface Row {
  trait: string;
  label: string;
  score: number;
  low: number;
  high: number;
}

interface TraitTableProps {
  caption: string;
  heading: string;
  rows: Row[];
}

export function TraitTable({ caption, heading, rows }: TraitTableProps) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-muted">
        <tr className="border-subtle border-b">
          <th scope="col" className="py-2 pr-4 font-medium">
            Trait
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            {heading} in %
          </th>
          <th scope="col" className="py-2 font-medium">
            Likely range in %
          </th>
        </tr>
      </thead>
      <tbody className="divide-subtle divide-y">
        {rows.map(({ trait, label, score, low, high }) => (
          <tr key={trait}>
            <th scope="row" className="text-ink py-2 pr-4 font-normal">
              {label}
            </th>
            <td className="py-2 pr-4 tabular-nums">{Math.round(score)}</td>
            <td className="py-2 tabular-nums">
              {Math.round(low)} to {Math.round(high)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

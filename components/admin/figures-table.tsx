import { useId, type ReactNode } from "react";
import { cx } from "@/components/ui/cx";

interface FiguresTableProps {
  title: string;
  columns: string[];
  rows: ReactNode[][];
  empty?: string;
}

export function FiguresTable({ title, columns, rows, empty = "None." }: FiguresTableProps) {
  const id = useId();
  return (
    <div className="mt-6">
      <h3 id={id} className="text-sm font-semibold">
        {title}
      </h3>
      {rows.length === 0 ? (
        <p className="text-muted mt-2 text-sm">{empty}</p>
      ) : (
        <div role="region" aria-labelledby={id} tabIndex={0} className="mt-2 overflow-x-auto">
          <table className="w-full max-w-3xl text-left text-sm tabular-nums">
            <thead className="text-muted">
              <tr className="border-strong border-b">
                {columns.map((name) => (
                  <th key={name} scope="col" className="py-2 pr-3 font-medium sm:pr-6">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, row) => (
                <tr key={row} className="border-subtle border-b">
                  {cells.map((cell, column) => (
                    <td
                      key={columns[column]}
                      className={cx("py-2 pr-3 align-top sm:pr-6", column === 0 && "whitespace-nowrap")}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

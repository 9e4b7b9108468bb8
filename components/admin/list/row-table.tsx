import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
}

interface RowTableProps<Row> {
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string | number;
  isWide?: boolean;
  labelledBy?: string;
  caption?: string;
}

// Below the width, each row is a block of labelled values. Classes are written out, because Tailwind reads the source.
const NARROW = {
  table: "max-md:block",
  head: "max-md:sr-only",
  row: "max-md:block max-md:py-3",
  cell: "max-md:grid max-md:items-baseline max-md:grid-cols-[7rem_minmax(0,1fr)] max-md:gap-3 max-md:py-1 max-md:pr-0",
  label: "md:hidden",
};
const WIDE: typeof NARROW = {
  table: "max-lg:block",
  head: "max-lg:sr-only",
  row: "max-lg:block max-lg:py-3",
  cell: "max-lg:grid max-lg:items-baseline max-lg:grid-cols-[7rem_minmax(0,1fr)] max-lg:gap-3 max-lg:py-1 max-lg:pr-0",
  label: "lg:hidden",
};

/** ARIA roles keep it a table for screen readers where its rows are blocks. */
export function RowTable<Row>({ columns, rows, keyOf, isWide, labelledBy, caption }: RowTableProps<Row>) {
  const look = isWide ? WIDE : NARROW;
  return (
    <table role="table" aria-labelledby={labelledBy} className={cx("mt-3 w-full text-left text-sm", look.table)}>
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead role="rowgroup" className={cx("text-muted", look.head)}>
        <tr role="row" className="border-strong border-b">
          {columns.map(({ label }) => (
            <th key={label} role="columnheader" scope="col" className="py-2 pr-5 font-medium">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={look.table}>
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row" className={cx("border-subtle border-b", look.row)}>
            {columns.map(({ label, cell }) => (
              <td key={label} role="cell" className={cx("py-2.5 pr-5 align-top break-words", look.cell)}>
                <span aria-hidden="true" className={cx("text-muted", look.label)}>
                  {label}
                </span>
                <div className="min-w-0">{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

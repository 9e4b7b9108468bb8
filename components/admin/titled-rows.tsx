import { useId } from "react";
import { type Column, RowTable } from "./list/row-table";

interface TitledRowsProps<Row> {
  title: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string | number;
  empty?: string;
}

export function TitledRows<Row>({ title, empty = "None.", rows, ...table }: TitledRowsProps<Row>) {
  const id = useId();
  return (
    <div className="mt-6">
      <h3 id={id} className="text-muted text-sm">
        {title}
      </h3>
      {rows.length === 0 ? (
        <p className="text-muted mt-2 text-sm">{empty}</p>
      ) : (
        <RowTable {...table} rows={rows} labelledBy={id} />
      )}
    </div>
  );
}

import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import type { ListView } from "@/lib/shared/list-query";
import { countOf } from "@/lib/shared/pluralize";
import { type ListChoice, ListControls } from "./list-controls";
import { ListPages } from "./list-pages";

interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  className?: string;
}

interface AdminListProps<Row> {
  things: string;
  path: string;
  query: Record<string, string | number>;
  searchLabel?: string;
  choices: ListChoice[];
  list: ListView<Row>;
  columns: Column<Row>[];
  keyOf: (row: Row) => string | number;
  empty: ReactNode;
}

/**
 * The list of the admin area, rendered by the server from its address. On a phone each row is a block of labelled
 * values; ARIA roles keep it a table for screen readers.
 */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { things, path, query, searchLabel, choices, list, columns, keyOf, empty } = props;
  const isNarrowed = query.search !== "" || choices.some(({ name, options }) => query[name] !== options[0]?.value);
  return (
    <div className="mt-6">
      <ListControls path={path} query={query} searchLabel={searchLabel} choices={choices} things={things} />
      <p role="status" className="text-muted mt-4 text-sm tabular-nums">
        {countOf(list.total, things)}
      </p>
      {list.rows.length === 0 ? (
        <div className="text-muted border-subtle mt-3 border-y py-10 text-center">
          {isNarrowed ? `No ${things} match. Change the search or the filters.` : empty}
        </div>
      ) : (
        <table role="table" className="mt-3 w-full text-left text-sm max-md:block">
          <caption className="sr-only">{things}</caption>
          <thead role="rowgroup" className="text-muted max-md:sr-only">
            <tr role="row" className="border-strong border-b">
              {columns.map(({ label, className }) => (
                <th key={label} role="columnheader" scope="col" className={cx("py-2 pr-5 font-medium", className)}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-md:block">
            {list.rows.map((row) => (
              <tr key={keyOf(row)} role="row" className="border-subtle border-b max-md:block max-md:py-3">
                {columns.map(({ label, cell, className }) => (
                  <td
                    key={label}
                    role="cell"
                    className={cx(
                      "py-2.5 pr-5 align-top break-words max-md:grid max-md:grid-cols-[7rem_minmax(0,1fr)] max-md:gap-3 max-md:py-1 max-md:pr-0",
                      className,
                    )}
                  >
                    <span aria-hidden="true" className="text-muted md:hidden">
                      {label}
                    </span>
                    <div className="min-w-0">{cell(row)}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ListPages path={path} query={query} page={list.page} pages={list.pages} things={things} />
    </div>
  );
}

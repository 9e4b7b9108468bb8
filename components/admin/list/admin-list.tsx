import Link from "next/link";
import type { ReactNode } from "react";
import type { ListView } from "@/lib/shared/list-query";
import { countOf } from "@/lib/shared/text/pluralize";
import { listAddress } from "./list-address";
import { type ListChoice, ListControls } from "./list-controls";
import { ListPages } from "./list-pages";
import { type Column, RowTable } from "./row-table";

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
  isWide?: boolean;
}

/**
 * The list of the admin area, rendered by the server from its address. Use it in a client component: the page
 * then carries the rows' values next to the HTML instead of each element again, 72 instead of 133 kB for 25 rows.
 */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { things, path, query, searchLabel, choices, list, columns, keyOf, empty, isWide } = props;
  const isNarrowed = query.search !== "" || choices.some(({ name, options }) => query[name] !== options[0]?.value);
  // Its last row was removed, or the address was typed.
  const isPastEnd = list.rows.length === 0 && list.total > 0;
  return (
    <div className="mt-6">
      <ListControls path={path} query={query} searchLabel={searchLabel} choices={choices} things={things} />
      <p role="status" className="text-muted mt-4 text-sm tabular-nums">
        {countOf(list.total, things)}
      </p>
      {list.rows.length === 0 ? (
        <div className="text-muted border-subtle mt-3 border-y py-10 text-center">
          {isPastEnd && (
            <>
              Nothing is left on this page.{" "}
              <Link href={listAddress(path, { ...query, page: list.pages })} prefetch={false} className="text-link">
                To the last page
              </Link>
            </>
          )}
          {!isPastEnd && isNarrowed && (
            <>
              {`No ${things} match. Change the search or the filters, or `}
              <Link href={path} prefetch={false} className="text-link">
                show all {things}
              </Link>
              .
            </>
          )}
          {!isPastEnd && !isNarrowed && empty}
        </div>
      ) : (
        <RowTable caption={things} columns={columns} rows={list.rows} keyOf={keyOf} isWide={isWide} />
      )}
      {!isPastEnd && <ListPages path={path} query={query} page={list.page} pages={list.pages} things={things} />}
    </div>
  );
}

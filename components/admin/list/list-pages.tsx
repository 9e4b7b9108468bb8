import Link from "next/link";
import { buttonClass } from "@/components/ui/button";
import { listAddress } from "./list-address";

interface ListPagesProps {
  path: string;
  query: Record<string, string | number>;
  page: number;
  pages: number;
  things: string;
}

export function ListPages({ path, query, page, pages, things }: ListPagesProps) {
  if (pages === 1) return null;
  const link = (to: number, label: string, className: string) =>
    to >= 1 && to <= pages ? (
      <Link
        href={listAddress(path, { ...query, page: to })}
        prefetch={false}
        className={buttonClass({ variant: "secondary", size: "sm", className })}
      >
        {label}
      </Link>
    ) : (
      <span />
    );
  return (
    <nav aria-label={`Pages of ${things}`} className="mt-6 grid grid-cols-[1fr_auto_1fr] items-center gap-4">
      {link(page - 1, "Previous page", "justify-self-start")}
      <p className="text-muted text-sm tabular-nums">
        Page {page} of {pages}
      </p>
      {link(page + 1, "Next page", "justify-self-end")}
    </nav>
  );
}

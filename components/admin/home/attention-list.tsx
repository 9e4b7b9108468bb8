import { CircleAlert, Info } from "lucide-react";
import type { AttentionView } from "@/lib/features/admin/schema";

export function AttentionList({ attention }: { attention: AttentionView[] }) {
  return (
    <ul className="divide-subtle border-subtle mt-4 max-w-3xl divide-y border-y">
      {attention.map(({ level, text, path }) => (
        <li key={text} className="flex min-h-13 items-center gap-3 py-1">
          {level === "bad" ? (
            <CircleAlert aria-label="Needs attention" className="text-danger size-4.5 shrink-0" />
          ) : (
            <Info aria-hidden="true" className="text-muted size-4.5 shrink-0" />
          )}
          <span className="min-w-0 flex-1">{text}</span>
          {path && (
            <a href={path} className="text-link inline-flex min-h-11 items-center text-sm">
              Look
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

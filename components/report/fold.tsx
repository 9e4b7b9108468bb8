import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";

interface FoldProps {
  /** What is inside, as a link; a heading where the part needs one. */
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part that stays closed until somebody wants it; printing opens it. */
export function Fold({ summary, className, children }: FoldProps) {
  return (
    <details className={cx("group", className)}>
      <summary className="text-accent hover:text-accent-hover flex min-h-11 cursor-pointer list-none items-center gap-1.5 py-3 text-sm font-medium [&::-webkit-details-marker]:hidden">
        <span className="underline decoration-1 underline-offset-4">{summary}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none print:hidden"
        />
      </summary>
      {children}
    </details>
  );
}

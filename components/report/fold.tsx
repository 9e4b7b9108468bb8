import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";

interface FoldProps {
  summary: ReactNode;
  className?: string;
  isOpen?: boolean;
  children: ReactNode;
}

export function Fold({ summary, className, isOpen = false, children }: FoldProps) {
  return (
    <details className={cx("group", className)} open={isOpen}>
      <summary
        className={cx(
          "text-accent hover:text-accent-hover flex min-h-11 cursor-pointer list-none items-center gap-1.5 py-3 text-sm font-medium",
          "print:text-muted print:min-h-0 print:break-after-avoid print:py-1.5 [&::-webkit-details-marker]:hidden",
        )}
      >
        <span className="underline decoration-1 underline-offset-4 print:no-underline">{summary}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none print:hidden"
        />
      </summary>
      {children}
    </details>
  );
}

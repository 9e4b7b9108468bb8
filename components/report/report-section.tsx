import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";

interface ReportSectionProps {
  id: string;
  title: string;
  width?: "text" | "page";
  children: ReactNode;
}

export function ReportSection({ id, title, width = "text", children }: ReportSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cx("mx-auto mt-16 sm:mt-20 print:mt-10", width === "text" && "max-w-text")}
    >
      <h2 id={headingId} className={cx("display-type text-ink mb-6 text-3xl", width === "page" && "mx-auto max-w-5xl")}>
        {title}
      </h2>
      {children}
    </section>
  );
}

import type { ReactNode } from "react";

interface ReportSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function ReportSection({ id, title, children }: ReportSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className="mt-5 scroll-mt-6 sm:mt-24 print:mt-10">
      <h2 id={headingId} className="display-type text-ink mb-2 text-2xl sm:mb-6 sm:text-3xl print:break-after-avoid">
        {title}
      </h2>
      {children}
    </section>
  );
}

import type { ReactNode } from "react";

interface ChartFrameProps {
  title: string;
  summary: ReactNode;
  table: ReactNode;
  children: ReactNode;
}

export function ChartFrame({ title, summary, table, children }: ChartFrameProps) {
  return (
    <figure>
      <figcaption>
        <span className="display-type text-ink text-xl">{title}</span>
        <span className="text-muted mt-1 block text-sm">{summary}</span>
      </figcaption>
      <div aria-hidden="true" className="mt-2 flex justify-center sm:mt-5">
        {children}
      </div>
      <details className="group mt-2 sm:mt-5">
        <summary className="text-accent hover:text-accent-hover inline-flex min-h-11 items-center text-sm font-medium underline decoration-1 underline-offset-4 print:hidden">
          <span className="group-open:hidden">Show the figures as a table</span>
          <span className="hidden group-open:inline">Hide the table</span>
        </summary>
        <div className="mt-3 overflow-x-auto">{table}</div>
      </details>
    </figure>
  );
}

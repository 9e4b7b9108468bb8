import type { ReactNode } from "react";

interface PageSectionProps {
  id: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

export function PageSection({ id, title, lead, children }: PageSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="border-subtle grid gap-x-16 gap-y-5 border-t py-10 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="display-type text-2xl">
          {title}
        </h2>
        <p className="text-muted mt-2 text-sm">{lead}</p>
      </div>
      <div className="max-w-xl min-w-0">{children}</div>
    </section>
  );
}

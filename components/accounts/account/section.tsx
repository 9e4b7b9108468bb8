import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One matter of the account page: what it is beside what can be done. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="border-subtle grid gap-x-16 gap-y-5 border-t py-10 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="display-type text-2xl">
          {title}
        </h2>
        {lead && <p className="text-muted mt-2 text-sm">{lead}</p>}
      </div>
      <div className="max-w-xl min-w-0">{children}</div>
    </section>
  );
}

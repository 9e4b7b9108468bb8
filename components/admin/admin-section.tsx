import type { ReactNode } from "react";

export function AdminSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-12">
      <h2 className="display-type text-2xl">{title}</h2>
      {children}
    </section>
  );
}

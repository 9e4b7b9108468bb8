import type { ReactNode } from "react";

interface AdminPageHeadProps {
  title: string;
  lead: ReactNode;
  actions?: ReactNode;
}

export function AdminPageHead({ title, lead, actions }: AdminPageHeadProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="display-type text-4xl">{title}</h1>
        <p className="text-muted mt-3 max-w-2xl">{lead}</p>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}

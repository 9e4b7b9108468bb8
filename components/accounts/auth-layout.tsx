import type { ReactNode } from "react";
import { AppShell } from "@/components/layout/app-shell";
import { Card } from "@/components/ui/card";

interface AuthLayoutProps {
  title: string;
  lead: ReactNode;
  facts?: ReactNode[];
  children: ReactNode;
}

export function AuthLayout({ title, lead, facts = [], children }: AuthLayoutProps) {
  return (
    <AppShell>
      <div className="container-page flex-1 py-10 sm:py-16 lg:pt-[clamp(4rem,14vh,9rem)]">
        <div className="mx-auto grid max-w-xl items-start gap-x-20 gap-y-8 lg:max-w-none lg:grid-cols-[minmax(0,1fr)_28rem] lg:grid-rows-[auto_1fr]">
          <header>
            <h1 className="display-type text-ink text-4xl">{title}</h1>
            <p className="text-muted mt-4 max-w-md text-lg">{lead}</p>
          </header>
          <Card className="lg:row-span-2">{children}</Card>
          {facts.length > 0 && (
            <ul className="border-subtle text-muted divide-y border-y text-sm lg:max-w-md">
              {facts.map((fact, index) => (
                <li key={index} className="border-subtle py-3">
                  {fact}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </AppShell>
  );
}

import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toasts/toaster";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
import { MAIN_ID, SkipLink } from "./skip-link";
import { Wordmark } from "./wordmark";

interface AppShellProps {
  identity?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function AppShell({ identity, actions, children }: AppShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-subtle border-b">
        <div className="container-page flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
          <a href={paths.home} aria-label={`${PRODUCT.name}, home`} className="inline-flex min-h-11 items-center">
            <Wordmark />
          </a>
          {(identity || actions) && (
            <div className="flex min-w-0 flex-wrap items-center gap-2 print:hidden">
              {identity && <div className="text-muted min-w-0 truncate text-sm max-sm:hidden">{identity}</div>}
              {actions}
            </div>
          )}
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      <Toaster />
    </div>
  );
}

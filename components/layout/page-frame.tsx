import type { ReactNode } from "react";
import { MAIN_ID, SkipLink } from "@/components/layout/skip-link";
import { Toaster } from "@/components/ui/toasts/toaster";

interface PageFrameProps {
  back: { href: string; label: string };
  children: ReactNode;
}

export function PageFrame({ back, children }: PageFrameProps) {
  return (
    <div className="bg-paper min-h-dvh print:bg-white">
      <SkipLink />
      <main id={MAIN_ID} tabIndex={-1} className="mx-auto w-full max-w-[46rem] px-4 pt-6 pb-16 sm:px-6 print:p-0">
        <a href={back.href} className="text-accent inline-flex min-h-11 items-center text-sm print:hidden">
          ← {back.label}
        </a>
        {children}
      </main>
      <Toaster />
    </div>
  );
}

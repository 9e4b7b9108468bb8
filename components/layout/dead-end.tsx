import type { ReactNode } from "react";

interface DeadEndProps {
  title: string;
  children: ReactNode;
}

/** A page that is not what one came for: says so, and where to go. */
export function DeadEnd({ title, children }: DeadEndProps) {
  return (
    <div className="container-page pt-header flex min-h-[72dvh] flex-col items-start justify-center pb-16">
      <h1 className="display-type text-5xl">{title}</h1>
      <div className="max-w-text mt-5">{children}</div>
    </div>
  );
}

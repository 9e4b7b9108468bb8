import type { ReactNode } from "react";

interface DeadEndProps {
  title: string;
  children: ReactNode;
}

/** A page that is not what one came for: says so, and where to go. */
export function DeadEnd({ title, children }: DeadEndProps) {
  return (
    <div className="container-page dead-end">
      <h1>{title}</h1>
      {children}
    </div>
  );
}

import type { ReactNode } from "react";

interface NotFoundLayoutProps {
  title: string;
  children: ReactNode;
}

/** A page that is not what one came for: says so, and where to go. */
export function NotFoundLayout({ title, children }: NotFoundLayoutProps) {
  return (
    <div className="container-page not-found-layout">
      <h1>{title}</h1>
      {children}
    </div>
  );
}

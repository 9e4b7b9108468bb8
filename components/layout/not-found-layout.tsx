import type { ReactNode } from "react";

interface NotFoundLayoutProps {
  title: string;
  children: ReactNode;
}

export function NotFoundLayout({ title, children }: NotFoundLayoutProps) {
  return (
    <div className="container-page not-found-layout">
      <h1>{title}</h1>
      {children}
    </div>
  );
}

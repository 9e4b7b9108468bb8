import type { ReactNode } from "react";

export const MAIN_ID = "main";

interface SkipLinkProps {
  to?: string;
  children?: ReactNode;
}

export const SkipLink = ({ to = MAIN_ID, children = "Skip to content" }: SkipLinkProps) => (
  <a href={`#${to}`} className="skip-link">
    {children}
  </a>
);

import type { ReactNode } from "react";

export const MAIN_ID = "main";

interface SkipLinkProps {
  /** The id of where it leads. */
  to?: string;
  children?: ReactNode;
}

/** The first stop of the keyboard: past the header, to what the page is about. */
export const SkipLink = ({ to = MAIN_ID, children = "Skip to content" }: SkipLinkProps) => (
  <a href={`#${to}`} className="skip-link">
    {children}
  </a>
);

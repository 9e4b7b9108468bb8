"use client";

import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { useHeadingFocus } from "./use-heading-focus";

interface StepFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** False on the first screen of a visit, where the browser sets the focus. */
  takesFocus?: boolean;
  width?: "text" | "page";
  children: ReactNode;
}

export function StepFrame({ title, lead, takesFocus = true, width = "text", children }: StepFrameProps) {
  const heading = useHeadingFocus(takesFocus);
  return (
    <section className={cx("animate-rise mx-auto w-full pt-8 pb-20 sm:pt-12", width === "text" && "max-w-text")}>
      <h1 ref={heading} tabIndex={-1} className="display-type text-ink text-3xl">
        {title}
      </h1>
      {lead && <div className="text-muted mt-3 text-lg">{lead}</div>}
      {children}
    </section>
  );
}

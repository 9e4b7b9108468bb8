"use client";

import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { useHeadingFocus } from "./use-heading-focus";

interface StepFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The first screen of a visit keeps the focus where the browser put it. */
  takesFocus?: boolean;
  width?: "text" | "page";
  children: ReactNode;
}

/** One screen of a way: its heading, what it is about, and its content. */
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

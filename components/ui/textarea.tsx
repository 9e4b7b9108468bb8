"use client";

import { useLayoutEffect, useRef, type ComponentProps } from "react";
import { CONTROL_CLASS } from "./control";
import { cx } from "./cx";

interface TextareaProps extends ComponentProps<"textarea"> {
  /** Grows with its text up to `maxHeight`, then scrolls. */
  autoGrow?: boolean;
  /** Pixels. */
  maxHeight?: number;
}

function fit(element: HTMLTextAreaElement, maxHeight: number): void {
  element.style.height = "auto";
  const borders = element.offsetHeight - element.clientHeight;
  const wanted = element.scrollHeight + borders;
  element.style.height = `${Math.min(wanted, maxHeight)}px`;
  element.style.overflowY = wanted > maxHeight ? "auto" : "hidden";
}

export function Textarea({ autoGrow = false, maxHeight = 288, className, ref, onInput, ...rest }: TextareaProps) {
  const own = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    if (autoGrow && own.current) fit(own.current, maxHeight);
  }, [autoGrow, maxHeight, rest.value]);

  return (
    <textarea
      {...rest}
      ref={(element) => {
        own.current = element;
        if (typeof ref === "function") return ref(element);
        if (ref) ref.current = element;
      }}
      onInput={(event) => {
        if (autoGrow) fit(event.currentTarget, maxHeight);
        onInput?.(event);
      }}
      className={cx(CONTROL_CLASS, autoGrow && "resize-none", className)}
    />
  );
}

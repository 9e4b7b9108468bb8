"use client";

import { useEffect, useLayoutEffect, useRef, type ComponentProps } from "react";
import { cx } from "../cx";
import { CONTROL_CLASS } from "./control";

interface TextareaProps extends ComponentProps<"textarea"> {
  autoGrow?: boolean;
  maxHeightPx?: number;
}

/** Share of the viewport above an on-screen keyboard; leaves room for the message being answered. */
const MAX_VISIBLE_SHARE = 0.45;

function fit(element: HTMLTextAreaElement, maxHeightPx: number): void {
  const heightLimit = Math.min(maxHeightPx, MAX_VISIBLE_SHARE * (window.visualViewport?.height ?? window.innerHeight));
  element.style.height = "auto";
  const borders = element.offsetHeight - element.clientHeight;
  const wanted = element.scrollHeight + borders;
  element.style.height = `${Math.min(wanted, heightLimit)}px`;
  element.style.overflowY = wanted > heightLimit ? "auto" : "hidden";
}

export function Textarea({ autoGrow = false, maxHeightPx = 288, className, ref, onInput, ...rest }: TextareaProps) {
  const own = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    if (autoGrow && own.current) fit(own.current, maxHeightPx);
  }, [autoGrow, maxHeightPx, rest.value]);

  useEffect(() => {
    const view = window.visualViewport;
    if (!autoGrow || !view) return;
    const onResize = () => own.current && fit(own.current, maxHeightPx);
    view.addEventListener("resize", onResize);
    return () => view.removeEventListener("resize", onResize);
  }, [autoGrow, maxHeightPx]);

  return (
    <textarea
      {...rest}
      ref={(element) => {
        own.current = element;
        if (typeof ref === "function") return ref(element);
        if (ref) ref.current = element;
      }}
      onInput={(event) => {
        if (autoGrow) fit(event.currentTarget, maxHeightPx);
        onInput?.(event);
      }}
      className={cx(CONTROL_CLASS, autoGrow && "resize-none", className)}
    />
  );
}

"use client";

import { useEffect, useLayoutEffect, useRef, type ComponentProps } from "react";
import { cx } from "../cx";
import { CONTROL_CLASS } from "./control";

interface TextareaProps extends ComponentProps<"textarea"> {
  autoGrow?: boolean;
  /** Pixels. */
  maxHeight?: number;
}

/** Share of the viewport above an on-screen keyboard; leaves room for the message being answered. */
const SHARE_OF_VISIBLE = 0.45;

function fit(element: HTMLTextAreaElement, most: number): void {
  const maxHeight = Math.min(most, SHARE_OF_VISIBLE * (window.visualViewport?.height ?? window.innerHeight));
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

  useEffect(() => {
    const view = window.visualViewport;
    if (!autoGrow || !view) return;
    const onResize = () => own.current && fit(own.current, maxHeight);
    view.addEventListener("resize", onResize);
    return () => view.removeEventListener("resize", onResize);
  }, [autoGrow, maxHeight]);

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

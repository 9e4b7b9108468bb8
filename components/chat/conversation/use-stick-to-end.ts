"use client";

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useIsHydrated } from "../use-is-hydrated";

const NEAR_END_PX = 96;

/** Disables the browser's scroll anchoring for one frame; it would correct the position a second time. */
function pauseAnchoring(element: HTMLElement): void {
  element.style.setProperty("overflow-anchor", "none");
  requestAnimationFrame(() => element.style.removeProperty("overflow-anchor"));
}

/** A field that opens in the content, and grows with what is typed, must not be scrolled out of view. */
function hasFocusedField(element: HTMLElement): boolean {
  const focused = document.activeElement;
  return element.contains(focused) && Boolean(focused?.matches("input, textarea"));
}

interface StickToEnd {
  className: string;
  scroller: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  jump: () => void;
}

/**
 * Keeps a scroll container at its end while the reader is there, and its position when content is added at the top. A
 * new `conversationKey` starts at the end.
 */
export function useStickToEnd(conversationKey: string, firstKey: string | undefined): StickToEnd {
  const scroller = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const [isAtEnd, setIsAtEnd] = useState(true);
  const atEnd = useRef(true);
  const height = useRef(0);
  const top = useRef(0);

  const scrollToEnd = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    // A container that grew has a smaller scrollTop at its end without any scrolling by the reader.
    top.current = element.scrollTop;
  }, []);
  const jump = useCallback(() => {
    atEnd.current = true;
    setIsAtEnd(true);
    scrollToEnd();
  }, [scrollToEnd]);

  useLayoutEffect(() => {
    atEnd.current = true;
    scrollToEnd();
  }, [conversationKey, isHydrated, scrollToEnd]);

  // Keeps the reading position when an earlier page is added at the top.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const isReading = !atEnd.current && height.current > 0;
    // Must precede the read of scrollHeight, which triggers the browser's own anchoring.
    if (isReading) {
      pauseAnchoring(element);
      element.scrollTop += Math.max(0, element.scrollHeight - height.current);
    }
    height.current = element.scrollHeight;
  }, [firstKey]);

  useEffect(() => {
    const element = scroller.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    // Only scrolling up leaves the end; growing or shrinking content does not.
    const updateIsAtEnd = () => {
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
      // See scrollToEnd; minus one because of fractional pixels.
      const end = Math.min(top.current, height.current - element.clientHeight - 1);
      if (isNear) atEnd.current = true;
      else if (element.scrollTop < end && element.scrollHeight >= height.current) atEnd.current = false;
      top.current = element.scrollTop;
      setIsAtEnd(atEnd.current);
    };
    const observer = new ResizeObserver(() => {
      if (atEnd.current && !hasFocusedField(element)) scrollToEnd();
      height.current = element.scrollHeight;
      updateIsAtEnd();
    });
    observer.observe(content);
    observer.observe(element);
    element.addEventListener("scroll", updateIsAtEnd, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", updateIsAtEnd);
    };
  }, [scrollToEnd, conversationKey]);

  const className = `min-h-0 flex-1 overflow-y-auto overscroll-contain print:overflow-visible ${isHydrated ? "" : "flex flex-col-reverse"}`;
  return { className, scroller, isAtEnd, jump };
}

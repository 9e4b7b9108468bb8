"use client";

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useIsInBrowser } from "./when";

/** Closer to the end than this many pixels counts as being there. */
const NEAR = 96;

/** Browsers that keep the reader's place themselves would do it a second time; this one change is left to us. */
function pauseAnchoring(element: HTMLElement): void {
  element.style.setProperty("overflow-anchor", "none");
  requestAnimationFrame(() => element.style.removeProperty("overflow-anchor"));
}

interface StickToEnd {
  /** For the scroller: until scripts run, the browser itself begins at the end of what the server sent. */
  className: string;
  scroller: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  jump: () => void;
}

/**
 * Keeps a scrolling region at its end while the reader is there, and leaves it alone otherwise. Content that is added at
 * the top does not move what is being read. `threadKey` names what is shown; a new one starts at its end.
 */
export function useStickToEnd(threadKey: string, firstKey: string | undefined): StickToEnd {
  const scroller = useRef<HTMLDivElement>(null);
  const isInBrowser = useIsInBrowser();
  const [isAtEnd, setIsAtEnd] = useState(true);
  const atEnd = useRef(true);
  const height = useRef(0);
  const top = useRef(0);

  const toEnd = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    // A region that has become taller is scrolled less far at its end, and nobody went up.
    top.current = element.scrollTop;
  }, []);
  const jump = useCallback(() => {
    atEnd.current = true;
    setIsAtEnd(true);
    toEnd();
  }, [toEnd]);

  useLayoutEffect(() => {
    atEnd.current = true;
    toEnd();
  }, [threadKey, isInBrowser, toEnd]);

  // A page that was put on top: what was being read stays where it was.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const isReading = !atEnd.current && height.current > 0;
    // Before the new height is asked for, which is when the browser would act.
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
    // Only the reader leaves the end, by going up; neither does content that grows below, nor one that gets shorter.
    const look = () => {
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
      // A region that has become taller is scrolled less far at the end that was known, give or take a fraction of a pixel.
      const end = Math.min(top.current, height.current - element.clientHeight - 1);
      if (isNear) atEnd.current = true;
      else if (element.scrollTop < end && element.scrollHeight >= height.current) atEnd.current = false;
      top.current = element.scrollTop;
      setIsAtEnd(atEnd.current);
    };
    const observer = new ResizeObserver(() => {
      if (atEnd.current) toEnd();
      height.current = element.scrollHeight;
      look();
    });
    observer.observe(content);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [toEnd, threadKey]);

  const className = `min-h-0 flex-1 overflow-y-auto overscroll-contain print:overflow-visible ${isInBrowser ? "" : "flex flex-col-reverse"}`;
  return { className, scroller, isAtEnd, jump };
}

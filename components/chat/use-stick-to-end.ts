"use client";

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

/** Closer to the end than this many pixels counts as being there. */
const NEAR = 96;

interface StickToEnd {
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
  const [isAtEnd, setIsAtEnd] = useState(true);
  const atEnd = useRef(true);
  const height = useRef(0);

  const jump = useCallback(() => {
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, []);

  useLayoutEffect(() => {
    atEnd.current = true;
    jump();
  }, [threadKey, jump]);

  // A page that was put on top: what was being read stays where it was.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && !atEnd.current && height.current > 0) element.scrollTop += element.scrollHeight - height.current;
    if (element) height.current = element.scrollHeight;
  }, [firstKey]);

  useEffect(() => {
    const element = scroller.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const look = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
      setIsAtEnd(atEnd.current);
    };
    const observer = new ResizeObserver(() => {
      if (atEnd.current) jump();
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
  }, [jump, threadKey]);

  return { scroller, isAtEnd, jump };
}

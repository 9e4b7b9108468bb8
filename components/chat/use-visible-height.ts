"use client";

import { useEffect, type RefObject } from "react";

/**
 * Keeps an element as high as what is visible of the page: on phones whose on-screen keyboard covers the page instead of
 * shrinking it, the input at the element's end stays above the keyboard.
 */
export function useVisibleHeight(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const fit = () => {
      const element = frame.current;
      if (!element) return;
      // Pinch zoom makes the visible part smaller too, and is no reason to lay the page out anew.
      const isCovered = view.scale === 1 && view.height < window.innerHeight - 1;
      element.style.height = isCovered ? `${view.height}px` : "";
      element.style.top = isCovered ? `${view.offsetTop}px` : "";
    };
    view.addEventListener("resize", fit);
    view.addEventListener("scroll", fit);
    return () => {
      view.removeEventListener("resize", fit);
      view.removeEventListener("scroll", fit);
    };
  }, [frame]);
}

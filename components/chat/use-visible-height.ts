"use client";

import { useEffect, type RefObject } from "react";

/** How much an on-screen keyboard covers from below; notices stay above it. */
const COVERED_HEIGHT = "--covered-height";

/**
 * Fits an element to the visual viewport, so that an on-screen keyboard that covers the page does not cover the input.
 */
export function useVisibleHeight(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const page = document.documentElement;
    if (!viewport) return;
    const resize = () => {
      const element = target.current;
      if (!element) return;
      // Pinch zoom also shrinks the visual viewport and must not change the layout.
      const isCovered = viewport.scale === 1 && viewport.height < window.innerHeight - 1;
      element.style.height = isCovered ? `${viewport.height}px` : "";
      element.style.top = isCovered ? `${viewport.offsetTop}px` : "";
      const covered = isCovered ? window.innerHeight - viewport.height - viewport.offsetTop : 0;
      page.style.setProperty(COVERED_HEIGHT, `${covered}px`);
    };
    viewport.addEventListener("resize", resize);
    viewport.addEventListener("scroll", resize);
    return () => {
      viewport.removeEventListener("resize", resize);
      viewport.removeEventListener("scroll", resize);
      page.style.removeProperty(COVERED_HEIGHT);
    };
  }, [target]);
}

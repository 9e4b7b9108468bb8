"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

interface LoadMoreProps {
  label: string;
  pendingLabel: string;
  isLoading: boolean;
  /** Each new value triggers one automatic read, so that a failed read is not repeated. */
  count: number;
  onReach: () => void;
}

/** `rootMargin` has no effect with any other root. */
function scrollerOf(element: Element): Element | null {
  const parent = element.parentElement;
  if (!parent) return null;
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollerOf(parent);
}

export function LoadMore({ label, pendingLabel, isLoading, count, onReach }: LoadMoreProps) {
  const edge = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = edge.current;
    if (!element || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReach(), {
      root: scrollerOf(element),
      rootMargin: "400px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, onReach]);
  return (
    <div ref={edge} className="py-3 text-center">
      <Button variant="ghost" size="sm" pending={isLoading} pendingLabel={pendingLabel} onClick={onReach}>
        {label}
      </Button>
    </div>
  );
}

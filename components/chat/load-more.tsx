"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

interface LoadMoreProps {
  label: string;
  pendingLabel: string;
  isLoading: boolean;
  /** How much is there already; the next part is read by itself once for each, so that a failure is not repeated. */
  count: number;
  onReach: () => void;
}

/** What an element scrolls in: a margin around anything else would not reach beyond its edge. */
function scrollerOf(element: Element): Element | null {
  const parent = element.parentElement;
  if (!parent) return null;
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollerOf(parent);
}

/** Reads the next part of a list when its end comes near; a button for whoever does not scroll. */
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

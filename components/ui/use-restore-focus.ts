"use client";

import { useEffect, useRef, type RefObject } from "react";

export function useRestoreFocus<Target extends HTMLElement>(isReplaced: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasReplaced = useRef(false);
  useEffect(() => {
    if (!isReplaced && wasReplaced.current) target.current?.focus();
    wasReplaced.current = isReplaced;
  }, [isReplaced]);
  return target;
}

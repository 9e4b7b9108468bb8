"use client";

import { useEffect, useRef, type RefObject } from "react";

/** For what a form or a button stands in the place of: when that is gone, its focus goes to the element of the ref. */
export function useFocusBack<Target extends HTMLElement>(isReplaced: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasReplaced = useRef(false);
  useEffect(() => {
    if (!isReplaced && wasReplaced.current) target.current?.focus();
    wasReplaced.current = isReplaced;
  }, [isReplaced]);
  return target;
}

"use client";

import { useLayoutEffect, useRef } from "react";

/**
 * A browser takes the focus from a button that becomes disabled. When the action ends and nothing else has the focus,
 * it returns, so that the next Tab continues from there.
 */
export function useFocusAfterPending(isPending: boolean): void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isPending) {
      focused.current = activeElement;
      return;
    }
    if (activeElement === body && focused.current instanceof HTMLElement) {
      focused.current.focus({ preventScroll: true });
    }
    focused.current = null;
  }, [isPending]);
}

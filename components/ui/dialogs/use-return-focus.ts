import { useRef } from "react";

/** Radix restores no focus for a dialog without a trigger. */
export function useReturnFocus() {
  const origin = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      origin.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A deleted element cannot take the focus.
      const goal = origin.current?.isConnected ? origin.current : document.querySelector("main");
      goal?.focus();
    },
  };
}

import { useRef } from "react";

/** The handlers that restore the focus when a dialog closes: Radix does so only for a dialog with a trigger. */
export function useDialogFocus() {
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

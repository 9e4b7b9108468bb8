import { useRef } from "react";

/** For a dialog without a trigger of its own, which Radix would leave without focus when it closes. */
export function useReturnFocus() {
  const origin = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      origin.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // What has been deleted meanwhile takes no focus.
      const goal = origin.current?.isConnected ? origin.current : document.querySelector("main");
      goal?.focus();
    },
  };
}

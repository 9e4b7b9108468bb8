import { useRef } from "react";

/** Where focus should go back to: the button of a menu that is about to close rather than its vanishing item. */
function originOf(active: Element | null): HTMLElement | null {
  const menuButton = active?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  const origin = menuButton ? document.getElementById(menuButton) : active;
  return origin instanceof HTMLElement ? origin : null;
}

/** For a dialog without a trigger of its own, which Radix would leave without focus when it closes. */
export function useReturnFocus() {
  const origin = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      origin.current = originOf(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // What has been deleted meanwhile takes no focus.
      const goal = origin.current?.isConnected ? origin.current : document.querySelector("main");
      goal?.focus();
    },
  };
}

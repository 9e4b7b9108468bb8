import type { MouseEvent } from "react";

/** Handles a click on a link without loading a page, unless a key asks for a new tab or window. */
export const openInPlace = (open: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  open();
};

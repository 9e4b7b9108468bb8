"use client";

import { useEffect, useRef } from "react";

/**
 * Returns `send`, held back while the practices load: an answer to a running practice would otherwise go to the coach.
 */
export function useHeldSend(isLoading: boolean, send: () => void): () => void {
  const isHeld = useRef(false);
  useEffect(() => {
    if (isLoading || !isHeld.current) return;
    isHeld.current = false;
    send();
  });
  return () => {
    if (isLoading) isHeld.current = true;
    else send();
  };
}

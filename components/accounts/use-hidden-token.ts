"use client";

import { useEffect } from "react";

/** Removes the link's token from the address bar and the history. */
export function useHiddenToken(): void {
  useEffect(() => window.history.replaceState(null, "", window.location.pathname), []);
}
